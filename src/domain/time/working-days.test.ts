import { expect, test } from "vitest";
import { workingDaysBetween, workingDaysFrom } from "./working-days.ts";

const holidays = ["2026-12-25", "2027-01-01"];

test.each([
  ["2026-12-07", 15, "2026-12-29"],
  ["2026-12-29", 5, "2027-01-06"],
  ["2027-01-06", -20, "2026-12-07"],
  ["2026-12-05", 1, "2026-12-07"],
  ["2026-12-05", -1, "2026-12-04"],
  ["2026-12-05", 0, "2026-12-05"],
])("%s and %i working days are %s", (day, count, found) => {
  expect(workingDaysFrom(day, count, holidays)).toBe(found);
});

test("the working days between two days are those that lead from one to the other", () => {
  expect(workingDaysBetween("2026-12-07", "2026-12-29", holidays)).toBe(15);
  expect(workingDaysBetween("2026-12-24", "2026-12-27", holidays)).toBe(0);
});
