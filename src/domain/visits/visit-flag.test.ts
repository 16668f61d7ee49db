import { expect, test } from "vitest";
import { hours } from "#domain/time/durations.ts";
import { isVisitCounted, visitFlagLifetime } from "./visit-flag.ts";

const now = Date.UTC(2026, 10, 21);

test("the flag stands for 86,400,000 ms", () => {
  expect(visitFlagLifetime).toBe(86_400_000);
});

test.each([
  [String(now), true],
  [String(now - hours(23)), true],
  [String(now - 86_399_999), true],
  [String(now - 86_400_000), false],
  [String(now + hours(1)), false],
  [null, false],
  ["", false],
  ["true", false],
  ["NaN", false],
])("%j stored: counted %s", (stored, isCounted) => {
  expect(isVisitCounted(stored, now)).toBe(isCounted);
});
