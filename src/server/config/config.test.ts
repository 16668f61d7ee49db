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

test.each([
  ["PORT", "eighty", "PORT must be a port, such as 3000."],
  ["PUBLIC_URL", "shop.example", "PUBLIC_URL must be the shop's address, such as https://shop.example.com."],
  ["DATABASE_URL", "mysql://x", "DATABASE_URL must be empty for SQLite"],
  ["RATE_LIMITS", "maybe", "RATE_LIMITS must be on or off."],
  ["TRUST_PROXY", "0.0.0.0/0", "TRUST_PROXY must not contain 0.0.0.0/0"],
  ["TRUST_PROXY", "::ffff:10.0.0.0/8", "TRUST_PROXY must not contain ::ffff:10.0.0.0/8"],
  ["ADMIN_PASSWORD", "short", "ADMIN_PASSWORD must be 8 to 128 characters"],
])("a start that cannot be names %s=%s and the remedy", (name, value, remedy) => {
  expect(() => readConfig({ [name]: value })).toThrow(remedy);
});
