import { expect, test } from "vitest";
import { lawOf } from "./law-of.ts";
import { defaultShopFacts } from "./shop-facts.ts";

test("the terms of the demo name Colorado, as specified", () => {
  expect(lawOf(defaultShopFacts)).toEqual({ of: "colorado" });
});

test.each([
  ["Utah", "USA", { of: "state", name: "Utah" }],
  ["CO", "us", { of: "colorado" }],
  ["", "United States", { of: "country", name: "United States" }],
  ["Auvergne-Rhône-Alpes", "France", { of: "france" }],
  ["", "FR", { of: "france" }],
  ["Quebec", "Canada", { of: "country", name: "Canada" }],
  ["", "", { of: "unknown" }],
])("a shop in %j, %j names the law of %j", (region, country, law) => {
  expect(lawOf({ region, country })).toEqual(law);
});
