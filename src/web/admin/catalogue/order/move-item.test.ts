import { expect, test } from "vitest";
import { moveItem } from "./move-item.ts";

test.each([
  [0, 2, "bca"],
  [2, 0, "cab"],
  [1, 1, "abc"],
  [0, 9, "bca"],
  [2, -3, "cab"],
  [7, 0, "abc"],
])("from %i to %i: %s", (from, to, result) => {
  expect(moveItem(["a", "b", "c"], from, to).join("")).toBe(result);
});
