import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents, centsToDollars, currencyOrDefault, dollarsToCents, nearestCents } from "./cents.ts";
import { divideHalfUp, parseSigned } from "./decimal.ts";
import {
  maxUnitPriceE4,
  parseUnitPrice,
  unitPriceE4,
  unitPriceToDecimal,
  unitPriceToNumber,
} from "./unit-price.ts";

describe("a unit price", () => {
  test.each([
    ["0.14", 1400],
    ["0.145", 1450],
    ["0.1450", 1450],
    ["0.14500000", 1450],
    [0.22, 2200],
    ["1", 10_000],
    [" 2.5 ", 25_000],
    ["0", 0],
    ["10000", 100_000_000],
  ])("%j is read exactly", (given, e4) => {
    expect(parseUnitPrice(given)).toBe(e4);
  });

  test.each([
    "",
    " ",
    "abc",
    "-1",
    "+1",
    "1e3",
    "0,14",
    ".5",
    "5.",
    "0.14501",
    "1 000",
    "$1",
    "NaN",
    "10000.01",
  ])("%j is no price", (given) => {
    expect(parseUnitPrice(given)).toBeUndefined();
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -0.14, 1e-7])("%d is no price", (given) => {
    expect(parseUnitPrice(given)).toBeUndefined();
  });

  test.each([
    [1400, "0.14"],
    [1450, "0.145"],
    [1455, "0.1455"],
    [10_000, "1.00"],
    [15_000, "1.50"],
    [1, "0.0001"],
    [0, "0.00"],
  ])("%d is written %s", (e4, text) => {
    expect(unitPriceToDecimal(unitPriceE4(e4))).toBe(text);
  });

  test("every price survives writing and reading, as text and as a number", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxUnitPriceE4 }), (e4) => {
        const price = unitPriceE4(e4);
        expect(parseUnitPrice(unitPriceToDecimal(price))).toBe(e4);
        expect(parseUnitPrice(unitPriceToNumber(price))).toBe(e4);
      }),
    );
  });

  test("a stored number that is no price stops the program", () => {
    expect(() => unitPriceE4(0.5)).toThrow(RangeError);
    expect(() => unitPriceE4(-1)).toThrow(RangeError);
    expect(() => unitPriceE4(maxUnitPriceE4 + 1)).toThrow(RangeError);
  });
});

describe("an amount in cents", () => {
  test.each([
    ["12.34", 1234],
    [12.3, 1230],
    ["0.01", 1],
    ["999999.99", 99_999_999],
  ])("%j dollars", (dollars, expected) => {
    expect(dollarsToCents(dollars)).toBe(expected);
  });

  test.each(["12.345", "-1", "1,50", "", "1e2"])("%j is no amount", (dollars) => {
    expect(dollarsToCents(dollars)).toBeUndefined();
  });

  test("dollars and cents are the same amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (amount) => {
        expect(dollarsToCents(centsToDollars(cents(amount)))).toBe(amount);
      }),
    );
  });

  test.each([
    [12.34, 1234],
    [0.1 + 0.2, 30],
    [1.005, 100],
    [0, 0],
    [0.001, 0],
    [-0.01, undefined],
    [Number.NaN, undefined],
    [1e300, undefined],
    [null, undefined],
    [undefined, undefined],
  ])("%o dollars of an answer are the nearest cents, %o", (dollars, expected) => {
    expect(nearestCents(dollars)).toBe(expected);
  });

  test("a number that is no amount stops the program", () => {
    expect(() => cents(1.5)).toThrow(RangeError);
    expect(() => cents(-1)).toThrow(RangeError);
  });
});

test.each([
  [149n, 1n],
  [150n, 2n],
  [151n, 2n],
  [0n, 0n],
  [-149n, -1n],
  [-150n, -2n],
  [-151n, -2n],
])("%d hundredths round half up to %d", (dividend, expected) => {
  expect(divideHalfUp(dividend, 100n)).toBe(expected);
});

test.each([
  ["-1.5", -150],
  ["−1.5", -150],
  ["+1.5", 150],
  ["1.5", 150],
  [-1.5, -150],
  [" - 1.5 ", -150],
  ["0", 0],
  ["-0", 0],
  ["1-", undefined],
  ["--1", undefined],
  ["-+1", undefined],
  ["x1", undefined],
  ["-", undefined],
  ["", undefined],
])("with a sign before it, %j is %o hundredths", (given, expected) => {
  expect(parseSigned(given, 2)).toBe(expected);
});

test("SPEC-3.34 a shop sells in dollars until it says euros", () => {
  expect(["EUR", "USD", "eur", "", undefined, 1].map(currencyOrDefault)).toEqual([
    ...["EUR", "USD", "USD", "USD", "USD", "USD"],
  ]);
});
