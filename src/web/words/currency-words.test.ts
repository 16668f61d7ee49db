import type { Messages } from "@lingui/core";
import { expect, test } from "vitest";
import { inCurrency } from "./currency-words.ts";
import { serverMessages, translate } from "./server-words.ts";

const locales = ["mul", "en", "fr"] as const;

test.each([
  ["Between $0.14 and $0.22 a bag", "Between €0.14 and €0.22 a bag"],
  ["Price must be greater than 0.00$", "Price must be greater than 0.00€"],
  ["Pay $", "Pay €"],
  ["Prices are in US dollars, by the bag", "Prices are in euros, by the bag"],
  ["One dollar that nobody pays", "One euro that nobody pays"],
  ["0,14\u00A0$US et 50\u00A0$US", "0,14\u00A0€ et 50\u00A0€"],
  ["Les prix sont en dollars américains", "Les prix sont en euros"],
  ["moins d’un quart de dollar", "moins d’un quart d’euro"],
])("%s: %s", (inDollars, inEuros) => {
  expect(inCurrency({ id: [inDollars] }, "EUR")).toEqual({ id: [inEuros] });
  expect(inCurrency({ id: [inDollars] }, "USD")).toEqual({ id: [inDollars] });
});

test("forms of a plural are sentences too, and names of values are none", () => {
  const plural = (one: string): Messages => ({
    id: [["$count", "plural", { offset: 0, one: [one], other: ["#"] }], ["dollars"]],
  });
  expect(inCurrency(plural("$1"), "EUR")).toEqual(plural("€1"));
});

test.each(locales)("a shop in euros says no dollar in %s", (locale) => {
  const all = Object.entries(serverMessages({ locale, currency: "EUR" }).messages);
  const dollars = all.filter(([, message]) => /\$|dollar/i.test(JSON.stringify(message)));
  expect(dollars).toEqual([]);
  expect(all).toHaveLength(Object.keys(serverMessages({ locale, currency: "USD" }).messages).length);
});

test("the server's sentences follow, and what a person wrote in them does not", () => {
  const message = { id: "prices.outOfRules", message: "", values: { product: "Bag for $5", size: "M" } };
  expect(translate({ locale: "en", currency: "EUR" }, message)).toContain("Bag for $5, M: ");
  expect(translate({ locale: "en", currency: "EUR" }, message)).toContain("€0.00");
  expect(translate({ locale: "en", currency: "USD" }, message)).toContain("$0.00");
});
