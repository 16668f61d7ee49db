import { expect, test } from "vitest";
import { withoutGroups } from "./without-groups.ts";

test.each([
  ["1,550.00", "1550.00"],
  ["10 000", "10000"],
  ["1\u202F234\u202F567", "1234567"],
  ["1,234,567.5", "1234567.5"],
  [" 12.5 ", "12.5"],
])("%j is %j", (typed, bare) => {
  expect(withoutGroups(typed)).toBe(bare);
});

test.each(["12,5", "12,50", "1,5500", "1,55", "1,234 567", ",5", "10,00,000", "1 2", ""])(
  "%j is left as it was typed",
  (typed) => {
    expect(withoutGroups(typed)).toBe(typed);
  },
);
