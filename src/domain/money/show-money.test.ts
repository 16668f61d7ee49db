import { describe, expect, test } from "vitest";
import { type MoneyStyle, showCents, showDifference, showEach, showUnitPrice } from "./show-money.ts";
import { unitPriceE4 } from "./unit-price.ts";

const inFrench = { locale: "fr", currency: "USD" } as const;

// SPEC-2.6, SPEC-3.34; the French spaces do not break: narrow between thousands, wide before the sign.
describe.each<[MoneyStyle, { total: string; price: string; each: string; more: string; less: string }]>([
  [
    { locale: "mul", currency: "USD" },
    { total: "$1,234.50", price: "$0.145", each: "9.5 ¢", more: "+$10.00", less: "−$10.00" },
  ],
  [
    { locale: "en", currency: "USD" },
    { total: "$1,234.50", price: "$0.145", each: "9.5 ¢", more: "+$10.00", less: "−$10.00" },
  ],
  [
    inFrench,
    {
      ...{ total: "1\u202F234,50\u00A0$US", price: "0,145\u00A0$US", each: "0,095\u00A0$US" },
      ...{ more: "+10,00\u00A0$US", less: "−10,00\u00A0$US" },
    },
  ],
  [
    { locale: "mul", currency: "EUR" },
    { total: "€1,234.50", price: "€0.145", each: "€0.095", more: "+€10.00", less: "−€10.00" },
  ],
  [
    { locale: "en", currency: "EUR" },
    { total: "€1,234.50", price: "€0.145", each: "€0.095", more: "+€10.00", less: "−€10.00" },
  ],
  [
    { locale: "fr", currency: "EUR" },
    {
      ...{ total: "1\u202F234,50\u00A0€", price: "0,145\u00A0€", each: "0,095\u00A0€" },
      ...{ more: "+10,00\u00A0€", less: "−10,00\u00A0€" },
    },
  ],
])("money as in %j", (money, { total, price, each, more, less }) => {
  test("a total, a unit price, one of many, a difference", () => {
    expect(showCents(123_450, money)).toBe(total);
    expect(showUnitPrice(unitPriceE4(1450), money)).toBe(price);
    expect(showEach(950, money)).toBe(each);
    expect([showDifference(1000, money), showDifference(-1000, money)]).toEqual([more, less]);
    expect(showDifference(0, money)).toBe(showCents(0, money));
  });
});

test.each([
  [1400, "$0.14", "0,14\u00A0$US"],
  [1450, "$0.145", "0,145\u00A0$US"],
  [1455, "$0.1455", "0,1455\u00A0$US"],
  [10_000, "$1.00", "1,00\u00A0$US"],
])("a unit price of %d", (e4, english, french) => {
  expect(showUnitPrice(unitPriceE4(e4), { locale: "mul", currency: "USD" })).toBe(english);
  expect(showUnitPrice(unitPriceE4(e4), inFrench)).toBe(french);
});

test.each([
  [950, "9.5 ¢", "0,095\u00A0$US"],
  [1234, "12.34 ¢", "0,1234\u00A0$US"],
  [10_000, "$1.00", "1,00\u00A0$US"],
])("each of many at %d", (e4, english, french) => {
  expect(showEach(e4, { locale: "en", currency: "USD" })).toBe(english);
  expect(showEach(e4, inFrench)).toBe(french);
});

// Below zero, nothing at all, and the largest that a column holds.
test.each([
  [-23_190, "−$231.90", "−231,90\u00A0$US"],
  [0, "$0.00", "0,00\u00A0$US"],
  [-0, "$0.00", "0,00\u00A0$US"],
  [2_147_483_647, "$21,474,836.47", "21\u202F474\u202F836,47\u00A0$US"],
  [-2_147_483_648, "−$21,474,836.48", "−21\u202F474\u202F836,48\u00A0$US"],
])("FOUND-F1 %d cents are shown as %s", (amount, english, french) => {
  expect(showCents(amount, { locale: "en", currency: "USD" })).toBe(english);
  expect(showCents(amount, inFrench)).toBe(french);
});

test.each([
  [-1450, "−$0.145", "−14.5 ¢"],
  [-10_000, "−$1.00", "−$1.00"],
])("FOUND-F1 a price of %d is shown as %s", (e4, price, each) => {
  const money = { locale: "en", currency: "USD" } as const;
  expect([showUnitPrice(e4, money), showEach(e4, money)]).toEqual([price, each]);
});
