import { expect, test } from "vitest";
import { isStateCode, stateCode } from "./us-states.ts";

test.each([
  ["Colorado", "CO"],
  [" co ", "CO"],
  ["new  york", "NY"],
  ["District of Columbia", "DC"],
  ["Rhône", "RHÔNE"],
  ["", ""],
])("%j is %j", (typed, code) => expect(stateCode(typed)).toBe(code));

test("two letters are a state's or none's", () => {
  expect([isStateCode("UT"), isStateCode("ZZ"), isStateCode("Utah")]).toEqual([true, false, false]);
});
