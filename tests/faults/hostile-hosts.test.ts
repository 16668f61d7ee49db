import { beforeAll, expect, test } from "vitest";
import { linkIn, waitForMail } from "#tests/support/outbox-folder.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { type ServerProcess, startServer, testAdmin } from "#tests/support/server-process.ts";
import { sendRaw, statusOf } from "./raw-request.ts";

const evil = "evil.example";
const home = "https://shop.example";
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: "off", PAYMENTS: "sandbox", PUBLIC_URL: home } });
  return () => server.stop();
});

/** Ways to claim that the shop has another name. */
const claims: readonly (readonly string[])[] = [
  [`Host: ${evil}`],
  [`Host: ${evil}:80`],
  [`Host: shop.example@${evil}`],
  [`Host: shop.example:80@${evil}`],
  [`Host: ${evil}#shop.example`],
  [`Host: ${evil}/shop.example`],
  [`Host: ${evil}?`],
  [`Host: shop.example.${evil}`],
  [`Host: "${evil}"`],
  [`Host: [${evil}]`],
  [`Host: ${evil}<script>`],
  ["Host:"],
  ["Host: 127.0.0.1", `X-Forwarded-Host: ${evil}`],
  ["Host: 127.0.0.1", `X-Host: ${evil}`],
  ["Host: 127.0.0.1", `X-Forwarded-Server: ${evil}`],
  ["Host: 127.0.0.1", `X-Original-Host: ${evil}`],
  ["Host: 127.0.0.1", `Forwarded: for=1.2.3.4;host=${evil};proto=http`],
  ["Host: 127.0.0.1", `X-HTTP-Host-Override: ${evil}`],
  ["Host: 127.0.0.1", "X-Forwarded-Proto: javascript", `X-Forwarded-Host: ${evil}`],
  [`Host: ${evil}`, `X-Forwarded-Host: ${evil}`, `Origin: ${home}`],
];

function post(path: string, body: object, headers: readonly string[]): string {
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  return [
    `POST ${path} HTTP/1.1`,
    ...headers,
    "Content-Type: application/json",
    `Content-Length: ${length}`,
    "Connection: close",
    "",
    text,
  ].join("\r\n");
}

test("REL-S12 whatever a request says of the shop's name, mails carry the name that the shop was given", async () => {
  let mails = 0;
  for (const [at, claim] of claims.entries()) {
    const email = `reader-${at}@example.com`;
    const subscribed = await sendRaw(server.url, post("/api/newsletter", { email }, claim));
    await sendRaw(server.url, post("/api/password/forgot", { email: testAdmin.email }, claim));
    if (statusOf(subscribed) !== 200) continue;
    const mail = await waitForMail(server.dataDir, email);
    mails += 1;
    expect(linkIn(mail).startsWith(`${home}/`), linkIn(mail)).toBe(true);
    expect(JSON.stringify(mail)).not.toContain(evil);
  }
  expect(mails).toBeGreaterThan(10);
  const reset = await waitForMail(server.dataDir, testAdmin.email);
  expect(linkIn(reset).startsWith(`${home}/reset-password/`)).toBe(true);
  expect(JSON.stringify(reset)).not.toContain(evil);
  recordFigure("REL-S12", `${claims.length} hostile names, ${mails + 1} mails looked at: 0 carry one`);
});

test("REL-S4 a name or a protocol that was only claimed stands in no page and no redirect", async () => {
  const found: string[] = [];
  const paths = [
    "/",
    "/products",
    "/products/1",
    "/login",
    "/language",
    "/nowhere",
    "/sitemap.xml",
    "/api/openapi.json",
  ];
  for (const claim of claims) {
    for (const path of paths) {
      const answer = await sendRaw(
        server.url,
        [`GET ${path} HTTP/1.1`, ...claim, "Connection: close", "", ""].join("\r\n"),
      );
      if (answer.includes(evil) || answer.includes("javascript://")) found.push(`${path} with ${claim}`);
      if (statusOf(answer) >= 500) found.push(`${path} with ${claim}: ${statusOf(answer)}`);
    }
  }
  expect(found).toEqual([]);
  recordFigure("REL-S4", `${claims.length * paths.length} answers to claimed names: 0 repeat one`);
});

test("REL-P1 the log of all this holds no secret, no address of a person, and one request's number on every line", async () => {
  const secret = "a-secret-that-nobody-may-write-down";
  const json = { "content-type": "application/json" };
  const send = (path: string, init: RequestInit) =>
    fetch(`${server.url}${path}`, init).then((answer) => answer.text());
  const login = JSON.parse(
    await send("/api/login", { method: "POST", headers: json, body: JSON.stringify(testAdmin) }),
  );
  const bearer = { authorization: `Bearer ${login.token}` };
  await send("/api/login", {
    method: "POST",
    headers: json,
    body: JSON.stringify({ ...testAdmin, password: secret }),
  });
  await send(`/api/users?search=${secret}`, { headers: bearer });
  await send(`/Client/Checkout/${secret}`, {
    headers: { cookie: `x=${secret}`, referer: `https://x.example/${secret}` },
  });
  await send(`/reset-password/${secret}`, { headers: { "user-agent": secret } });
  await send(`/${secret}%zz?token=${secret}`, {});
  await send("/api/quotes/validate-token", {
    method: "POST",
    headers: json,
    body: JSON.stringify({ session_token: secret }),
  });
  await send("/api/login", { method: "POST", headers: json, body: `{"password":"${secret}"` });
  await send("/api/ContactMessage", {
    method: "POST",
    headers: json,
    body: JSON.stringify({ name: "A\r\nforged line", email: "person@example.com", message: secret }),
  });
  const link = linkIn(await waitForMail(server.dataDir, testAdmin.email));
  // The start tells where the back office is, and to whom it belongs; from the first request on there are only lines.
  const lines = server
    .log()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  const text = lines.join("\n");
  for (const hidden of [
    secret,
    login.token,
    testAdmin.password,
    link.split("/").at(-1) ?? "",
    "person@example.com",
    "forged",
  ])
    expect(text).not.toContain(hidden);
  const answered = lines
    .map((line): { msg?: string; reqId?: string } => JSON.parse(line))
    .filter(({ msg }) => msg === "answered");
  expect(answered.length).toBeGreaterThan(100);
  expect(answered.filter(({ reqId }) => !reqId)).toEqual([]);
  recordFigure(
    "REL-P1",
    `${lines.length} lines of log: 0 passwords, tokens, links or addresses; ${answered.length} requests, each with its number`,
  );
});
