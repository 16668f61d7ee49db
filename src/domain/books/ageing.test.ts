import { expect, test } from "vitest";
import { ageingBucket } from "./ageing.ts";

test.each([
  [null, "not_due"],
  ["2027-03-01", "not_due"],
  ["2027-04-01", "not_due"],
  ["2027-02-28", "days_1_30"],
  ["2027-01-30", "days_1_30"],
  ["2027-01-29", "days_31_60"],
  ["2026-12-31", "days_31_60"],
  ["2026-12-30", "days_61_90"],
  ["2026-12-01", "days_61_90"],
  ["2026-11-30", "days_over_90"],
] as const)("what is due on %s is %s on 1 March 2027", (dueOn, bucket) => {
  expect(ageingBucket(dueOn, "2027-03-01")).toBe(bucket);
});
