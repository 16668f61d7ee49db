import { expect, test } from "vitest";
import { cents } from "./cents.ts";
import { showCents, showEach, showUnitPrice } from "./show-money.ts";
import { unitPriceE4 } from "./unit-price.ts";

// SPEC-2.6; the French spaces do not break: narrow between thousands, wide before the sign.
test.each([
  ["mul", "$1,234.50"],
  ["en", "$1,234.50"],
  ["fr", "1\u202F234,50\u00A0$US"],
] as const)("a total in %s", (locale, shown) => {
  expect(showCents(cents(123_450), locale)).toBe(shown);
});

test.each([
  [1400, "$0.14", "0,14\u00A0$US"],
  [1450, "$0.145", "0,145\u00A0$US"],
  [1455, "$0.1455", "0,1455\u00A0$US"],
  [10_000, "$1.00", "1,00\u00A0$US"],
])("a unit price of %d", (e4, english, french) => {
  expect(showUnitPrice(unitPriceE4(e4), "mul")).toBe(english);
  expect(showUnitPrice(unitPriceE4(e4), "fr")).toBe(french);
});

test.each([
  [950, "9.5 ¢", "0,095\u00A0$US"],
  [1234, "12.34 ¢", "0,1234\u00A0$US"],
  [10_000, "$1.00", "1,00\u00A0$US"],
])("each of many at %d", (e4, english, french) => {
  expect(showEach(e4, "en")).toBe(english);
  expect(showEach(e4, "fr")).toBe(french);
});
