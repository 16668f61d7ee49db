import type { Messages } from "@lingui/core";
import { expect, test } from "vitest";
import { wordTextNames } from "#domain/texts/text-names.ts";
import { serverMessages, translate } from "./server-words.ts";
import { inShopsWords } from "./shop-wording.ts";

const inDollars = { currency: "USD", goods: null } as const;
const inEuros = { currency: "EUR", goods: null } as const;
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
  expect(inShopsWords({ id: [inDollars] }, "en", { currency: "EUR" })).toEqual({ id: [inEuros] });
  expect(inShopsWords({ id: [inDollars] }, "en", { currency: "USD" })).toEqual({ id: [inDollars] });
});

test("forms of a plural are sentences too, and names of values are none", () => {
  const plural = (one: string): Messages => ({
    id: [["$count", "plural", { offset: 0, one: [one], other: ["#"] }], ["dollars"]],
  });
  expect(inShopsWords(plural("$1"), "en", { currency: "EUR" })).toEqual(plural("€1"));
});

test.each(locales)("a shop in euros says no dollar in %s", (locale) => {
  const all = Object.entries(serverMessages(locale, inEuros).messages);
  const dollars = all.filter(([, message]) => /\$|dollar/i.test(JSON.stringify(message)));
  expect(dollars).toEqual([]);
  expect(all).toHaveLength(Object.keys(serverMessages(locale, inDollars).messages).length);
});

test("the server's sentences follow, and what a person wrote in them does not", () => {
  const message = { id: "prices.outOfRules", message: "", values: { product: "Bag for $5", size: "M" } };
  expect(translate("en", inEuros, message)).toContain("Bag for $5, M: ");
  expect(translate("en", inEuros, message)).toContain("€0.00");
  expect(translate("en", inDollars, message)).toContain("$0.00");
});

const cups = {
  en: { one: "cup", many: "cups", reply: "within 2 days" },
  fr: { one: "gobelet", many: "gobelets", reply: "sous 2 jours" },
};

// A place for a value, which is called so.
const place = /\["bags"[^\]]*\]/g;

test.each([
  ["en", /\bbags?\b|within 24 hours|\bcloth\b/i],
  ["fr", /\bsacs?\b|sous 24.heures|\btissus?\b/i],
] as const)("ADR-103 a shop of one's own says in %s what it sells, in every sentence", (locale, ofDemo) => {
  const said = Object.values(serverMessages(locale, { currency: "USD", goods: cups }).messages).map(
    (message) => JSON.stringify(message).replace(place, ""),
  );
  expect(said.filter((message) => ofDemo.test(message))).toEqual([]);
  expect(said.some((message) => message.includes(cups[locale].many))).toBe(true);
});

test.each([
  ["en", "A bag, or a Bag: 2 bags.", "An envelope, or an Envelope: 2 envelopes."],
  [
    "fr",
    "Le sac, du sac, au sac, ce sac, de sacs, un sac",
    "L’étui, de l’étui, à l’étui, cet étui, d’étuis, un étui",
  ],
] as const)("ADR-103 articles agree with a vowel in %s", (locale, ofDemo, own) => {
  const words =
    locale === "en"
      ? { one: "envelope", many: "envelopes", reply: "" }
      : { one: "étui", many: "étuis", reply: "" };
  expect(inShopsWords({ id: [ofDemo] }, locale, { currency: "USD", words })).toEqual({ id: [own] });
});

test("ADR-103 a dollar sign in an owner's word is one, and the demo keeps its sentences", () => {
  const words = { one: "$& bag", many: "x", reply: "$1" };
  expect(inShopsWords({ id: ["a bag within 24 hours"] }, "en", { currency: "USD", words })).toEqual({
    id: ["a $& bag $1"],
  });
  const messages = { id: ["a bag"] };
  expect(inShopsWords(messages, "en", { currency: "USD" })).toBe(messages);
});

test("ADR-103 a sentence in own words is said as it was typed, braces and all, and in the mixture in English", () => {
  const sayings = { en: { "front.headline": "We print {cups} for $5." }, fr: {} };
  const facts = { currency: "EUR", goods: cups, sayings } as const;
  const message = { id: "front.headline", message: "" };
  expect(translate("en", facts, message)).toBe("We print {cups} for $5.");
  expect(translate("mul", facts, message)).toBe("We print {cups} for $5.");
  expect(translate("fr", facts, message)).toBe("Fabriqué pour vous, au nombre qu’il vous faut.");
  expect(translate("en", { currency: "EUR", goods: cups }, message)).toBe(
    "Made for you, in the number that you need.",
  );
});

test("ADR-103 every sentence that can be changed is one of the catalogs", () => {
  for (const id of wordTextNames) expect(translate("en", inDollars, { id, message: "" })).not.toBe(id);
});
