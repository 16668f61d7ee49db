import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop, type TestShop } from "#tests/support/shop.ts";
import { readBuiltPictures } from "./built-pictures.ts";
import { mountStoredFiles } from "./stored-files.ts";

const database = await createTestDatabase();
const { storage, ...services } = createTestServices(database);
const hash = "0123456789abcdef01234567";
const built = join(database.dataDir, "built");
const info = { hash: "f".repeat(24), width: 320, height: 320, widths: [320], placeholder: "" };

let shop: TestShop;
beforeAll(async () => {
  mkdirSync(built);
  writeFileSync(join(built, "manifest.json"), JSON.stringify({ hero: info }));
  writeFileSync(join(built, `${info.hash}-320.avif`), "built");
  writeFileSync(join(database.dataDir, "secret.txt"), "secret");
  await storage.put(`pictures/${hash}-640.webp`, Buffer.from("picture"));
  await storage.put(`documents/${hash}.pdf`, Buffer.from("document"));
  await storage.put(`logos/${hash}.png`, Buffer.from("secret"));
  await storage.put(`pictures/${hash}.png`, Buffer.from("secret"));
  shop = await createTestShop({ ...services, storage }, [
    ({ app }) => mountStoredFiles(app, storage, readBuiltPictures(built)),
  ]);
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

test("a picture is cached for a year under its name, and revalidated with 304", async () => {
  const path = `/storage/pictures/${hash}-640.webp`;
  const answer = await shop.send("GET", path);
  expect([answer.status, answer.text]).toEqual([200, "picture"]);
  expect(answer.headers).toMatchObject({
    "content-type": "image/webp",
    "content-length": "7",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  const again = await shop.send("GET", path, { headers: { "if-none-match": String(answer.headers.etag) } });
  expect([again.status, again.text]).toEqual([304, ""]);
  const head = await shop.app.inject({ method: "HEAD", url: path });
  expect([head.statusCode, head.payload, head.headers["content-length"]]).toEqual([200, "", "7"]);
});

test("pictures of the build come from the build", async () => {
  const answer = await shop.send("GET", `/storage/pictures/${info.hash}-320.avif`);
  expect([answer.status, answer.text, answer.headers["content-type"]]).toEqual([200, "built", "image/avif"]);
});

test("a document is offered for download", async () => {
  const answer = await shop.send("GET", `/storage/documents/${hash}.pdf`);
  expect([answer.status, answer.text]).toEqual([200, "document"]);
  expect(answer.headers["content-disposition"]).toMatch(/^attachment/);
});

const up = [
  "..",
  "%2e%2e",
  "%2E%2E",
  "%252e%252e",
  "..%00",
  "..;",
  "....",
  "%c0%ae%c0%ae",
  "%uff0e%uff0e",
  ". .",
];
const slash = ["/", "%2f", "%5c", "\\", "//", "%252f", "/./", "/%2e/", "%5C", "%c0%af"];
const hostile = [
  ...up.flatMap((dots) => slash.map((bar) => `pictures${bar}${dots}${bar}${dots}${bar}secret.txt`)),
  ...up.flatMap((dots) => slash.map((bar) => `${dots}${bar}secret.txt`)),
  ...up.flatMap((dots) => slash.map((bar) => `documents${bar}${dots}${bar}logos${bar}${hash}.png`)),
  ...slash.map((bar) => `${bar}etc${bar}passwd`),
  `logos/${hash}.png`,
  `LOGOS/${hash}.png`,
  `pictures/${hash}.png`,
  `pictures/../logos/${hash}.png`,
  `pictures/${hash}-640.webp/`,
  `pictures/${hash}-640.webp%00.png`,
  `pictures/${hash}-640.webp%0a`,
  `pictures/${hash.toUpperCase()}-640.webp`,
  `pictures/${hash}-641.webp`,
  `pictures/${hash}-640.webp.part`,
  `documents/${hash}.PDF`,
  `check-${process.pid}`,
  "",
  "%",
  "%e0%a4%a",
  "pictures",
  "a".repeat(5_000),
  "manifest.json",
  "pictures/manifest.json",
];

/** Sends an address byte for byte, as no client library would. */
async function ask(path: string): Promise<string> {
  const address = shop.app.server.address();
  if (address === null || typeof address === "string") throw new Error("the shop does not listen");
  const socket = connect(address.port, "127.0.0.1");
  socket.write(`GET /storage/${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
  return await text(socket);
}

const isFine = (answer: string) => /^HTTP\/1.1 40[04] /.test(answer) && !/secret\n?$|root:/.test(answer);
const isPicture = (answer: string) => /^HTTP\/1.1 200 /.test(answer) && answer.endsWith("\r\npicture");

test(`REL-I7 none of ${hostile.length} hostile addresses reaches a file: 404, or the picture itself`, async () => {
  for (const path of hostile) {
    const answer = await ask(path);
    expect([path, isFine(answer) || isPicture(answer) ? "fine" : answer]).toEqual([path, "fine"]);
  }
  recordFigure("REL-I7", `${hostile.length} addresses sent raw: 0 outside reads, 0 crashes, 0 5xx`);
});

test("REL-I7 no address at all reaches anything but what is public", async () => {
  const part = fc.constantFrom(
    ...up,
    ...slash,
    "pictures",
    "documents",
    "logos",
    hash,
    "-640",
    ".webp",
    ".pdf",
    "%",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
      const answer = await ask(parts.join(""));
      expect(isFine(answer) || isPicture(answer) || answer.endsWith("document")).toBe(true);
    }),
    { numRuns: 300 },
  );
});
