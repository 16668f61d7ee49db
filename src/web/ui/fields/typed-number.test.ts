import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAmount } from "./typed-amount.ts";
import { readNumber, writeNumber } from "./typed-number.ts";

const whole = { decimals: 0, locale: "en" };
const english = { decimals: 4, locale: "en" };
const french = { decimals: 4, locale: "fr" };

describe("readNumber", () => {
  it.each([
    ["10000", 10_000],
    ["10,000", 10_000],
    ["10.000", 10_000],
    ["10 000", 10_000],
    ["10\u202f000", 10_000],
    ["10\u00a0000", 10_000],
    ["1,250,000", 1_250_000],
    ["1.250.000", 1_250_000],
    [" 12 ", 12],
    ["0", 0],
    ["-3", -3],
    ["−3", -3],
    ["", null],
    ["  ", null],
    ["12.5", undefined],
    ["1,25", undefined],
    ["1,2345", undefined],
    ["ten", undefined],
    ["1e3", undefined],
    ["12,", 12],
    [",", undefined],
    ["1,,000", undefined],
    ["10,00,000", undefined],
  ])("reads the whole number %j as %j", (text, value) => {
    expect(readNumber(text, whole)).toBe(value);
  });

  it.each([
    ["0.14", 0.14, 0.14],
    ["0,14", 0.14, 0.14],
    [".5", 0.5, 0.5],
    [",5", 0.5, 0.5],
    ["1,234.50", 1234.5, 1234.5],
    ["1.234,50", 1234.5, 1234.5],
    ["1 234,5", 1234.5, 1234.5],
    ["1,234", 1234, 1.234],
    ["1.234", 1.234, 1234],
    ["0,142", 0.142, 0.142],
    ["0.14256", undefined, undefined],
  ])("reads %j as %j in English and %j in French", (text, en, fr) => {
    expect([readNumber(text, english), readAmount(text, english)]).toEqual([en, en]);
    expect([readNumber(text, french), readAmount(text, french)]).toEqual([fr, fr]);
  });

  it.each([
    ["$1.25", 1.25],
    ["1.35 USD", 1.35],
    ["2\u202f300,00 €", 2300],
    ["−$1.50", -1.5],
    ["8,5 %", 8.5],
    ["", null],
    ["1$5", undefined],
    ["$", undefined],
  ])("reads the amount %j as %j in both", (text, value) => {
    for (const shape of [english, french]) expect(readAmount(text, shape)).toBe(value);
  });

  it("reads back whatever it writes", () => {
    const locales = fc.constantFrom("en", "fr");
    const values = fc.integer({ min: -1e12, max: 1e12 });
    const places = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(values, places, locales, (digits, decimals, locale) => {
        const shape = { decimals, locale };
        const value = digits / 10 ** decimals;
        expect(readNumber(writeNumber(value, shape), shape)).toBe(value);
      }),
    );
  });
});
