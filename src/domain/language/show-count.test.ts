import { expect, test } from "vitest";
import { showCount } from "./show-count.ts";

test.each([
  ["mul", 10_000, "10,000"],
  ["en", 1_234_567, "1,234,567"],
  ["fr", 1_234_567, "1\u202f234\u202f567"],
  ["fr", 999, "999"],
] as const)("in %s %i is written %s", (locale, count, written) => {
  expect(showCount(count, locale)).toBe(written);
  expect(showCount(count, locale)).toBe(written);
});
