import { expect, test } from "vitest";
import { isImprobableCount } from "./order-rules.ts";

test.each([
  [30_000, 3_040, true],
  [30_000, 24_000, true],
  [30_000, 24_001, false],
  [30_000, 30_000, false],
  [30_000, 35_999, false],
  [30_000, 36_000, true],
])("FOUND-U21 of %i bags, %i counted are asked about: %s", (ordered, good, isAsked) => {
  expect(isImprobableCount(ordered, good)).toBe(isAsked);
});
