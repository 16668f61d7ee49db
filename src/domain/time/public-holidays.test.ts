import { expect, test } from "vitest";
import { publicHolidays } from "./public-holidays.ts";

// Of the lists that opm.gov and service-public.fr publish.
test("federal holidays of the United States, as they are observed", () => {
  expect(publicHolidays("US", 2026)).toEqual([
    ...["2026-01-01", "2026-01-19", "2026-02-16", "2026-05-25", "2026-06-19", "2026-07-03"],
    ...["2026-09-07", "2026-10-12", "2026-11-11", "2026-11-26", "2026-12-25"],
  ]);
  expect(publicHolidays("US", 2027)).toEqual([
    ...["2027-01-01", "2027-01-18", "2027-02-15", "2027-05-31", "2027-06-18", "2027-07-05"],
    ...["2027-09-06", "2027-10-11", "2027-11-11", "2027-11-25", "2027-12-24", "2027-12-31"],
  ]);
});

test("public holidays of France", () => {
  expect(publicHolidays("FR", 2026)).toEqual([
    ...["2026-01-01", "2026-04-06", "2026-05-01", "2026-05-08", "2026-05-14", "2026-05-25"],
    ...["2026-07-14", "2026-08-15", "2026-11-01", "2026-11-11", "2026-12-25"],
  ]);
});

test.each([
  [2024, "2024-04-01"],
  [2025, "2025-04-21"],
  [2027, "2027-03-29"],
  [2038, "2038-04-26"],
])("Easter Monday of %i is %s", (year, day) => {
  expect(publicHolidays("FR", year)).toContain(day);
});
