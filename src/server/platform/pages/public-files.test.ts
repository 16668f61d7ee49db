import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openPublicFiles } from "./public-files.ts";

const script = "export const answer = 42;\n".repeat(40);
const folder = temporaryFolder();
const server = createServer();
let url = "";

beforeAll(async () => {
  mkdirSync(join(folder.path, "assets"));
  writeFileSync(join(folder.path, "assets/page-1a2b.js"), script);
  writeFileSync(join(folder.path, "assets/page-1a2b.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder.path, "assets/page-1a2b.js.gz"), gzipSync(script));
  writeFileSync(join(folder.path, "favicon.svg"), "<svg/>");
  writeFileSync(join(folder.path, "notes.txt"), "not for visitors");
  const files = openPublicFiles("production", { "x-content-type-options": "nosniff" }, folder.path);
  server.on("request", (request, response) => {
    if (!files.answerFromMemory(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  folder[Symbol.dispose]();
});

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${url}${path}`, { method, headers: { "accept-encoding": "identity", ...headers } });

test.each([
  ["br", "br, gzip"],
  ["gzip", "gzip"],
  [null, "identity"],
])("a script is sent as %s to browsers that accept %s, and cached for a year", async (encoding, accepted) => {
  const answer = await ask("/assets/page-1a2b.js?v=1", { "accept-encoding": accepted });
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await answer.text()).toBe(script);
});

test("a file without a precompressed copy is sent as it is; a cached one is answered with 304", async () => {
  const answer = await ask("/favicon.svg", { "accept-encoding": "br, gzip" });
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(answer.headers.get("cache-control")).toBe("public, max-age=3600, must-revalidate");
  const again = await ask("/favicon.svg", { "if-none-match": answer.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
  const head = await ask("/favicon.svg", {}, "HEAD");
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test.each([
  "/notes.txt",
  "/assets/page-1a2b.js.br",
  "/assets",
  "/assets/..%2ffavicon.svg",
  "/assets/gone.js",
])("%s is not served", async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test("a file's address accepts GET and HEAD only", async () => {
  expect((await ask("/favicon.svg", {}, "POST")).status).toBe(404);
});
