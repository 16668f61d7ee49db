import { expect, test } from "vitest";
import { readRate, taxProfileRules } from "./tax-profile-rules.ts";

test.each([
  ["8.25", 82_500],
  [8.25, 82_500],
  ["2.9", 29_000],
  ["0", 0],
  ["100", 1_000_000],
  ["0.0001", 1],
])("L13.1 a rate of %j %% is %j parts per million", (typed, ppm) => {
  expect(readRate(typed)).toBe(ppm);
});

test.each(["", "-1", "100.0001", "8,25", "8.25001", "1e1", "eight"])("%j is no rate", (typed) => {
  expect(readRate(typed)).toBeUndefined();
  expect(taxProfileRules.percent(typed)?.id).toBe("tax.percent");
});

test("the rates of a profile are at most 100 % together", () => {
  expect(taxProfileRules.rates([{ percent: "60" }, { percent: "40" }])).toBeUndefined();
  expect(taxProfileRules.rates([{ percent: "60" }, { percent: "40.0001" }])?.id).toBe("tax.sum");
});
