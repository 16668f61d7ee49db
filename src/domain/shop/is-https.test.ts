import { expect, test } from "vitest";
import { isHttps } from "./is-https.ts";

test.each([
  ["https://shop.example", true],
  ["HTTPS://shop.example", true],
  ["hTTps://shop.example:8443/bags", true],
  [" https://shop.example", true],
  ["http://shop.example", false],
  ["httpsx://shop.example", false],
  ["shop.example", false],
  ["", false],
] as const)("FOUND-S-N8 an address is read as a browser reads it: %j", (address, isOne) => {
  expect(isHttps(address)).toBe(isOne);
});
