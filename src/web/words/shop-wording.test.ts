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

const boxes = { one: "boîte", many: "boîtes", reply: "sous 2 jours", isFeminine: true } as const;
const envelopes = { ...boxes, one: "enveloppe", many: "enveloppes" };

test.each([
  [
    boxes,
    "Le sac, du sac, au sac, ce sac, de sacs, un sac",
    "La boîte, de la boîte, à la boîte, cette boîte, de boîtes, une boîte",
  ],
  [
    envelopes,
    "Le sac, du sac, au sac, ce sac, de sacs, un sac",
    "L’enveloppe, de l’enveloppe, à l’enveloppe, cette enveloppe, d’enveloppes, une enveloppe",
  ],
  [
    boxes,
    "Tous les sacs. Quels sacs ? Nouveaux sacs.",
    "Toutes les boîtes. Quelles boîtes ? Nouvelles boîtes.",
  ],
  [boxes, "Les sacs sont partis : ils sont payés.", "Les boîtes sont parties : elles sont payées."],
  [boxes, "Le nombre de sacs commandé", "Le nombre de boîtes commandé"],
  [boxes, "Quantités, unités de sacs", "Quantités, unités de boîtes"],
  [boxes, "Ils sont partis.", "Ils sont partis."],
])("ADR-122 what an owner calls %j agrees in French: %s", (words, ofDemo, own) => {
  expect(inShopsWords({ id: [ofDemo] }, "fr", { currency: "USD", words })).toEqual({ id: [own] });
});

/** Nouns in -és, and participles that belong to another noun of their sentence. */
const ofOthers = new Set(["quantités", "unités", "tissés", "favoris", "compris"]);

test.each([boxes, envelopes])(
  "ADR-122 no French sentence says a feminine noun as a masculine one: %j",
  (fr) => {
    const facts = { currency: "USD", goods: { en: cups.en, fr } } as const;
    const said = Object.values(serverMessages("fr", facts).messages)
      .map((message) => JSON.stringify(message))
      .filter((message) => new RegExp(`(?<!\\p{L})${fr.one}`, "iu").test(message));
    expect(said.length).toBeGreaterThan(150);
    const before = new RegExp(
      `(?<!\\p{L})(le|du|au|un|ce|cet|aucun|quel|tous les|tous nos|tous vos|seuls les|quels|nouveaux|beaux) ${fr.one}`,
      "iu",
    );
    const after = new RegExp(
      `(?<!\\p{L})${fr.one}s? (\\p{L}+(é|és|is|its|eux|ants)|blanc|ils)(?!\\p{L})`,
      "iu",
    );
    const wrong = said.filter((message) => before.test(message) || after.test(message));
    // There the participle is that of the sketch, of the number.
    expect(wrong.filter((message) => !/Croquis d\S+ .*modifié|nombre d\S+ .*commandé/.test(message))).toEqual(
      [],
    );
    const masculine = said.flatMap(
      (message) => message.match(/(?<!\p{L})(ils|\p{L}+(és|[tr]is))(?!\p{L})/giu) ?? [],
    );
    expect(masculine.filter((word) => !ofOthers.has(word.toLowerCase()))).toEqual([]);
  },
);

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
