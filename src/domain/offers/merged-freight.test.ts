import { expect, test } from "vitest";
import { mergesHandling } from "./merged-freight.ts";

test.each([
  ["freight", "Freight", false],
  ["freight", "Freight and handling", true],
  ["freight", "Shipping & Handling", true],
  ["fee", "Shipping and handling", true],
  ["fee", "Handling", false],
  ["fee", "Transport et manutention", true],
  ["product", "Packaging bags L", false],
] as const)("L13.4 a line of kind %s named %j merges handling into freight: %s", (kind, name, merges) => {
  expect(mergesHandling({ kind, name })).toBe(merges);
});
