import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
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
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

test("a picture is served for ever under its name, and asked for again costs nothing", async () => {
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
const slash = ["/", "%2f", "%5c", "\\", "//", "%252f", "/./", "%c0%af"];
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

test(`I7 none of ${hostile.length} hostile addresses reaches a file: 404, or the picture itself`, async () => {
  for (const path of hostile) {
    const answer = await shop.app.inject({ method: "GET", url: `/storage/${path}` });
    const reaches = answer.payload === "picture" ? "picture" : answer.statusCode;
    expect([path, reaches, /secret|root:/.test(answer.payload)]).toEqual([
      path,
      expect.toBeOneOf([404, "picture"]),
      false,
    ]);
    if (reaches === 404) expect(answer.json()).toMatchObject({ code: "not_found" });
  }
});

test("I7 no address at all reaches anything but what is public", async () => {
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
    "\0",
    "%",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
      const answer = await shop.app.inject({ method: "GET", url: `/storage/${parts.join("")}` });
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.payload).not.toContain("secret");
    }),
    { numRuns: 500 },
  );
});
