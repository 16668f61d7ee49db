import { expect, test } from "vitest";
import { readSearched } from "./searched-text.ts";

test.each([
  "5,350.00",
  "5350",
  "5350.00",
  "$5,350",
  "$ 5,350.00",
  "5 350,00 €",
  "5\u202f350,00\u00a0€",
  "5 350,00 $US",
  "5.350,00",
  "5350,0",
  "5350 USD",
  "٥٣٥٠",
])("%s is 5,350.00", (typed) => expect(readSearched(typed).amountCents).toBe(535_000));

test.each(["GE-2026-000123", "5,35,0", "12.34.56", "pi_5350", "5350 bags", "0", "5.350.00", "-5", "1e3", ""])(
  "%s is no amount",
  (typed) => expect(readSearched(typed)).toEqual({ text: typed, amountCents: undefined }),
);

test("what cannot be owed is no amount", () => {
  expect(readSearched("999999.99").amountCents).toBe(99_999_999);
  expect(readSearched("1000000").amountCents).toBeUndefined();
});
