import { expect, test } from "vitest";
import { isNewEnough } from "./runtime.mjs";

test.each([
  ["20.19.0", false],
  ["24.6.9", false],
  ["24.7.0", true],
  ["25.0.0", true],
  ["26.10.0", true],
])("the shop runs on Node %s: %s", (version, runs) => {
  expect(isNewEnough(version)).toBe(runs);
});
