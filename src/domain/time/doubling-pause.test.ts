import { expect, test } from "vitest";
import { doublingPause } from "./doubling-pause.ts";

test.each([
  [0, 5],
  [1, 10],
  [5, 160],
  [6, 300],
  [5_000, 300],
])("after %i earlier failures: %i", (failures, pause) => {
  expect(doublingPause(5, 300, failures)).toBe(pause);
});
