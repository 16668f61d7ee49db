import { expect, test } from "vitest";
import { readBreakHead } from "./read-break-head.ts";

test.each([
  ["10000", 10_000],
  ["25,000 +", 25_000],
  ["25 000+", 25_000],
  ["price from 25000", 25_000],
  ["price from 25.000 (usd)", 25_000],
  ["prix dès 50 000", 50_000],
  ["à partir de 5000", 5_000],
  ["10,000 – 24,999", 10_000],
  ["10000-24999 pcs", 10_000],
  ["100 ex.", 100],
])("SPEC-5.1 the head %j holds prices from %i bags on", (name, units) => {
  expect(readBreakHead(name)).toBe(units);
});

test.each([
  "price",
  "2027",
  "price 2027",
  "0",
  "10000000000",
  "a4",
  "12 x 14",
  "12 in",
  "1.25",
  "10000 30000",
])("SPEC-5.1 the head %j names no quantity", (name) => {
  expect(readBreakHead(name)).toBeUndefined();
});
