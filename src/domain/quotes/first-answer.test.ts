import { expect, test } from "vitest";
import { isWithinPromise, minutesToAnswer } from "./first-answer.ts";

test.each([
  ["2026-03-02T10:00:00.000Z", 60, true],
  ["2026-03-03T09:00:00.000Z", 24 * 60, true],
  ["2026-03-03T09:00:00.001Z", 24 * 60, false],
])("a request of 9 o'clock that is answered at %s", (answeredAt, minutes, isKept) => {
  const answered = { askedAt: "2026-03-02T09:00:00.000Z", answeredAt };
  expect(Math.floor(minutesToAnswer(answered))).toBe(minutes);
  expect(isWithinPromise(answered)).toBe(isKept);
});
