import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import "#server/features/catalogue/catalogue.table.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { type ServerProcess, startServer, testAdmin } from "#tests/support/server-process.ts";
import { sendRaw } from "./raw-request.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({
    env: { RATE_LIMITS: "off", PAYMENTS: "sandbox", PUBLIC_URL: "https://shop.example", LOG_LEVEL: "error" },
  });
  return () => server.stop();
});

const wanted: Readonly<Record<string, RegExp>> = {
  "strict-transport-security": /^max-age=(3153[6-9]|[4-9]\d{4})\d{3}; includeSubDomains/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^(same|cross)-origin$/,
  "permissions-policy": /./,
};
const addresses = [
  "/",
  "/products",
  "/products/1",
  "/en",
  "/fr/contact",
  "/devis",
  "/login",
  "/admin",
  "/admin/users",
  "/client/login",
  "/nowhere",
  "/Client/Checkout/none",
  "/Client/Payement/none",
  "/language",
  "/api/products",
  "/api/sizes",
  "/api/quotes",
  "/api/nowhere",
  "/api/products/0",
  "/api/products?page=0",
  "/api/docs",
  "/api/openapi.json",
  "/healthz",
  "/readyz",
  "/favicon.svg",
  "/assets/none.js",
  "/storage/none",
  "/sandbox/card?intent=none",
  "/sandbox/approve?order=none",
  "/robots.txt",
  "/sitemap.xml",
  "/.well-known/security.txt",
  "/%zz",
];

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${server.url}${path}`, { redirect: "manual", ...init });

test("REL-P3 every answer has the headers that protect it: pages, calls, files and failures", async () => {
  const html = await (await get("/")).text();
  const files = [...html.matchAll(/(?:src|href)="(\/(?:assets|storage)\/[^"]+)"/g)].map(
    ([, path]) => path ?? "",
  );
  expect(files.length).toBeGreaterThan(2);
  const faults: string[] = [];
  let seen = 0;
  const look = async (what: string, answer: Response) => {
    seen += 1;
    for (const [name, form] of Object.entries(wanted)) {
      if (!form.test(answer.headers.get(name) ?? ""))
        faults.push(`${what} (${answer.status}): ${name} is ${answer.headers.get(name)}`);
    }
    for (const banner of ["server", "x-powered-by"])
      if (answer.headers.has(banner)) faults.push(`${what}: ${banner}`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    if (isPage && !/script-src [^;]+|default-src 'none'/.test(policy))
      faults.push(`${what}: a page without a policy`);
    if (/unsafe-eval|(script|style)-src [^;]*unsafe-inline/.test(policy)) faults.push(`${what}: ${policy}`);
    await answer.arrayBuffer();
  };
  for (const path of [...addresses, ...files]) {
    await look(`GET ${path}`, await get(path));
    await look(`HEAD ${path}`, await get(path, { method: "HEAD" }));
  }
  const etag = (await get("/")).headers.get("etag") ?? "";
  await look("304", await get("/", { headers: { "if-none-match": etag } }));
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
    await look(method, await get("/api/products", { method }));
  await look(
    "another origin",
    await get("/api/login", { method: "POST", headers: { origin: "https://evil.example" } }),
  );
  await look(
    "no JSON",
    await get("/api/login", { method: "POST", body: "{", headers: { "content-type": "application/json" } }),
  );
  expect(faults).toEqual([]);
  recordFigure(
    "REL-P3",
    `${seen} answers: pages, calls, files, failures: every header on each, 0 unsafe-eval`,
  );
});

test("REL-I13 no form that leads back leads away", async () => {
  const away = "evil.example";
  const backs = [
    `//${away}`,
    `/\\${away}`,
    `\\\\${away}`,
    `/\t/${away}`,
    `/\n/${away}`,
    `\t//${away}`,
    `https://${away}`,
    `https:${away}`,
    `https:/${away}`,
    `http:\\\\${away}`,
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    `/%2f%2f${away}`,
    `%2f%2f${away}`,
    `/%5c${away}`,
    `/en//${away}`,
    `/fr/\\${away}`,
    `/en/fr//${away}`,
    `/.//${away}`,
    `/..//${away}`,
    `/x/..//${away}`,
    `@${away}`,
    `/@${away}`,
    `.${away}`,
    `:${away}`,
    `/\u0000/${away}`,
    `/\u2028/${away}`,
    `/\u3002/${away}`,
    `/\uff0f${away}`,
    `/?next=//${away}`,
    `/#//${away}`,
    `/;//${away}`,
    `/a\r\nLocation: //${away}`,
    "",
    " ",
    "/ /",
    `ftp://${away}`,
    `///${away}`,
    `////${away}`,
    `https://shop.example@${away}`,
    `https://shop.example.${away}`,
  ];
  const strayed: string[] = [];
  for (const back of backs) {
    const answer = await get("/language", {
      method: "POST",
      body: new URLSearchParams({ language: "fr", back }),
      headers: { origin: "https://shop.example" },
    });
    const location = answer.headers.get("location");
    // As a browser reads it, which takes tabs and backslashes for what they are not.
    const target = new URL(location ?? "x:nowhere", "https://shop.example/");
    if (answer.status >= 400 || target.origin !== "https://shop.example")
      strayed.push(`${JSON.stringify(back)}: ${answer.status} ${location}`);
  }
  for (const path of [
    `//${away}/`,
    `//${away}/%2e%2e`,
    `/\\${away}`,
    `/newsletter/unsubscribe/..%2f..%2f${away}`,
    `/api/newsletter/unsubscribe?token=//${away}`,
  ]) {
    const raw = await sendRaw(
      server.url,
      `GET ${path} HTTP/1.1\r\nHost: shop.example\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
    );
    const location = /^location: (.*)$/im.exec(raw)?.[1];
    if (location && new URL(location, "https://shop.example/").origin !== "https://shop.example")
      strayed.push(`${path}: ${location}`);
  }
  expect(strayed).toEqual([]);
  recordFigure("REL-I13", `${backs.length} ways back and 5 addresses: 0 leave the shop`);
});

test("REL-I3 a product that is named as a script stays a name in every island of its page", async () => {
  const json = { "content-type": "application/json" };
  const login = await get("/api/login", { method: "POST", headers: json, body: JSON.stringify(testAdmin) });
  const { token } = await login.json();
  const form = new FormData();
  const name = "</script><script>alert(1)</script><!--<script>\u2028";
  form.set("nom", "Tote");
  const headers = { authorization: `Bearer ${token}` };
  const made = await get("/api/products", { method: "POST", headers, body: form });
  expect(made.status).toBe(201);
  const { data } = await made.json();
  // No call lets markup in; this is what an older program or another hand may have left.
  const db = openDatabase({ url: "", dataDir: server.dataDir });
  await db.updateTable("products").set({ name, description: name }).where("id", "=", data.id).execute();
  await db.destroy();
  const page = await get(`/products/${data.id}`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).not.toContain("<script>alert(1)");
  const policy = page.headers.get("content-security-policy") ?? "";
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => code ?? "",
  );
  expect(scripts.filter((code) => /^\s*alert/.test(code))).toEqual([]);
  for (const code of scripts) expect(code).not.toMatch(/<\/?script|<!--/i);
  const hashes = scripts.map((code) => createHash("sha256").update(code).digest("base64"));
  expect(hashes.filter((hash) => !policy.includes(hash))).toEqual([]);
  expect(scripts.some((code) => code.includes("alert(1)"))).toBe(true);
  recordFigure(
    "REL-I3",
    `${scripts.length} islands of a page whose product is called </script>: 0 broken out of`,
  );
});
