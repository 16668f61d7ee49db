import { expect, test } from "vitest";
import { isFrenchVatNumber, isSiren, isSiret, sirenOf, writeSiret } from "./company-numbers.ts";

test.each<[(digits: string) => boolean, string, boolean]>([
  [isSiren, "732829320", true],
  [isSiren, "732829321", false],
  [isSiren, "73282932", false],
  [isSiret, "73282932000074", true],
  [isSiret, "73282932000075", false],
  [isSiret, "35600000000048", true],
  // An office of La Poste: no check digit, but digits that add up to a multiple of 5.
  [isSiret, "35600000049837", true],
  [isFrenchVatNumber, "FR44732829320", true],
  [isFrenchVatNumber, "FR45732829320", false],
  [isFrenchVatNumber, "FRK7732829320", true],
  [isFrenchVatNumber, "DE44732829320", false],
])("%o of %s: %s", (is, digits, expected) => expect(is(digits)).toBe(expected));

test("the firm is found in the establishment, however it is typed", () => {
  expect(sirenOf("732 829 320 00074")).toBe("732829320");
});

test("numbers are written in groups", () => {
  expect(writeSiret("73282932000074")).toBe("732 829 320 00074");
  expect(writeSiret("732829320")).toBe("732 829 320");
});
