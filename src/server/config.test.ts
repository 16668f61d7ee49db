import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { publicUrlOf } from "./public-url.ts";

test.each([
  ["HTTPS://Shop.Example", "https://shop.example"],
  ["https://shop.example:443/", "https://shop.example"],
  ["https://SHOP.example/bags//", "https://shop.example/bags"],
  ["https://bücher.example", "https://xn--bcher-kva.example"],
  ["http://Shop.example:8080", "http://shop.example:8080"],
  ["", "http://localhost:3000"],
])("FOUND-S-N8 PUBLIC_URL is parsed once, and has one spelling afterwards: %j", (given, read) => {
  expect(publicUrlOf(readConfig({ PUBLIC_URL: given }))).toBe(read);
});
