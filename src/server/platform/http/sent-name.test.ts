import { expect, test } from "vitest";
import { multipart } from "#tests/support/multipart.ts";
import { sentName } from "./read-multipart.ts";

test.each([
  ["12%22 tote.pdf", '12" tote.pdf'],
  ["a%0D%0Ab.png", "a\r\nb.png"],
  ["100%.png", "100%.png"],
  ["a%20b%2F%00%0d.png", "a%20b%2F%00%0d.png"],
])("FOUND-H17 %j is the file %j", (filename, name) => {
  expect(sentName(filename)).toBe(name);
});

test("FOUND-H17 a form sends exactly these signs in another way", async () => {
  const name = Array.from({ length: 126 }, (_, index) => String.fromCharCode(index + 1)).join("");
  const body = (await multipart({}, { file: { name, bytes: Buffer.alloc(0) } })).body.toString();
  const [, filename = ""] = /filename="([^"]*)"/.exec(body) ?? [];
  expect(sentName(filename)).toBe(name);
});
