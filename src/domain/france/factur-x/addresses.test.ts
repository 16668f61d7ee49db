import { expect, test } from "vitest";
import { countryCode, countryOfVatNumber } from "./country-code.ts";
import { amountOf, percentOf, priceOf } from "./decimals.ts";
import { postalAddress, sellerAddress } from "./postal-address.ts";

test.each([
  ["Belgique", "BE"],
  ["BELGIUM", "BE"],
  ["be", "BE"],
  ["Royaume-Uni", "GB"],
  ["etats-unis", "US"],
  ["USA", "US"],
  ["Lyon", undefined],
  ["", undefined],
])("ADR-112 %s is the country %s", (text, code) => {
  expect(countryCode(text)).toBe(code);
});

test("ADR-112 a VAT number begins with its country", () => {
  expect(["EL094259216", "BE0403019261", "QQ12"].map(countryOfVatNumber)).toEqual(["GR", "BE", undefined]);
});

test.each([
  [["3 place Bellecour", "69002 Lyon"], ["3 place Bellecour"], "69002", "Lyon", "FR"],
  [["Rue Haute 5", "1000 Bruxelles", "Belgique"], ["Rue Haute 5"], "1000", "Bruxelles", "BE"],
  [["Damrak 1", "1012 AB Amsterdam", "NL"], ["Damrak 1"], "1012 AB", "Amsterdam", "NL"],
  [["1 Market St", "Denver, CO 80202", "USA"], ["1 Market St"], "CO 80202", "Denver", "US"],
  [["A", "B", "C", "D", "London", "United Kingdom"], ["A", "B", "C, D, London"], "", "", "GB"],
  [["1200 route de Vienne", "Lyon"], ["1200 route de Vienne", "Lyon"], "", "", "FR"],
  [[], [], "", "", "FR"],
])("ADR-112 the lines %j as an address", (written, lines, postcode, city, country) => {
  expect(postalAddress(written)).toEqual({ lines, postcode, city, country });
});

test("ADR-112 the seller's address ends where telephone and mail begin", () => {
  const lines = ["12 rue de la République", "69002 Lyon", "+33 (0)4 78 00 00 00", "bonjour@sacs.example"];
  expect(sellerAddress(lines)).toMatchObject({ postcode: "69002", city: "Lyon" });
});

test("ADR-112 whole numbers become decimals without a fraction in between", () => {
  expect([0, 5, -5, 1_230, 99_999_999].map(amountOf)).toEqual([
    "0.00",
    "0.05",
    "-0.05",
    "12.30",
    "999999.99",
  ]);
  expect([0, 1_650, 150, 20_000].map(priceOf)).toEqual(["0.00", "0.165", "0.015", "2.00"]);
  expect([200_000, 55_000, 21_000, 0].map(percentOf)).toEqual(["20.00", "5.50", "2.10", "0.00"]);
});
