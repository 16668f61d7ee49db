import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer } from "#tests/support/server-process.ts";
import { sendRaw, statusOf } from "./raw-request.ts";

const prefixes = [
  "",
  "/assets",
  "/storage",
  "/storage/pictures",
  "/api",
  "/api/quotes",
  "/products",
  "/sandbox",
  "/en",
];
const ups = [
  "/..",
  "/%2e%2e",
  "/%2E%2e",
  "/%252e%252e",
  "\\..",
  "/..%5c",
  "/..%2f",
  "/.%00.",
  "/....//",
  "/..;",
];
const files = ["/etc/passwd", "/package.json"];
/** Addresses that cannot be decoded, or that no decoder agrees on. */
const broken = [
  "%",
  "%%",
  "%2",
  "%zz",
  "%u002e",
  "%00",
  "%00.png",
  "%c0%ae%c0%ae",
  "%c1%9c",
  "%e0%80%af",
  "%f0%80%80%af",
  "%ff",
  "%F0%9F",
  "%ed%a0%80",
  "\\",
  "\\\\x\\y",
  "//",
  "///etc/passwd",
  "/./.",
  "/;",
  "/?",
  "/??",
  "/#",
  "*",
  "/*",
  "/\u00e9",
  "/\u0080",
  "/%0d%0aX-Eve:1",
  "/%09",
  "/%20",
  "/%7f",
  "/con",
  "/nul.txt",
  "/file.txt:stream",
  "/~root",
  "/.env",
  "/.git/config",
  "/green-eco.sqlite",
  "/data/green-eco.sqlite",
  "http://127.0.0.1/etc/passwd",
  "http://evil.example/",
  "//evil.example/",
  "file:///etc/passwd",
  `/${"a".repeat(7000)}`,
  `/${"../".repeat(2000)}`,
  `/${"%2e%2e%2f".repeat(500)}`,
  "/storage/pictures/../../../green-eco.sqlite",
  "/storage/logos/../../green-eco.sqlite",
  "/assets/%2e%2e/index.html",
];
const paths = [
  ...prefixes.flatMap((prefix) =>
    ups.flatMap((up) => files.map((file) => `${prefix}${up.repeat(6)}${file}`)),
  ),
  ...prefixes.flatMap((prefix) => broken.slice(0, 14).map((end) => `${prefix}/${end}`)),
  ...broken.map((path) => (/^[/*h\\f]/.test(path) ? path : `/${path}`)),
];
const marker = "only the shop's own program reads this";
const outside = new RegExp(`root:.*:0:0:|"name": "green-eco"|SQLite format 3|${marker}`);

test(`REL-I7 ${paths.length} raw addresses reach no file that is not public, and break nothing`, async () => {
  await using server = await startServer({ env: { LOG_LEVEL: "error" } });
  writeFileSync(join(server.dataDir, "secret.txt"), marker);
  paths.push("/storage/../secret.txt", "/storage/%2e%2e/secret.txt", "/storage/..%2fsecret.txt");
  const surprises: string[] = [];
  const ask = async (path: string) => {
    const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`;
    const answer = await sendRaw(server.url, Buffer.from(request, "latin1"));
    const status = statusOf(answer);
    if (status < 200 || status >= 500) surprises.push(`${path.slice(0, 100)}: ${status || "no answer"}`);
    if (outside.test(answer)) surprises.push(`${path.slice(0, 100)} was read`);
    if (/^x-eve/im.test(answer.split("\r\n\r\n")[0] ?? "")) surprises.push(`${path} split the answer`);
    return status;
  };
  for (let at = 0; at < paths.length; at += 8) await Promise.all(paths.slice(at, at + 8).map(ask));
  expect(surprises).toEqual([]);
  expect(await ask("/healthz")).toBe(200);
  expect(server.log()).not.toMatch(/uncaught|unhandled/);
  recordFigure("REL-I7", `${paths.length} raw addresses: 0 outside reads, 0 crashes, 0 × 5xx`);
});
