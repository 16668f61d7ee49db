import type { Messages } from "@lingui/core";
import { isLanguage, type Language, type Locale } from "#domain/language/language.ts";
import type { ShopWords } from "#domain/shop/shop-facts.ts";
import { isRecord } from "#domain/text/read-value.ts";
import { agreementWith, capital, isVowel, type Replacement } from "./french-goods.ts";
import type { ShopWording } from "./wording-of-shop.ts";

/** As the catalogs say it → as a shop in euros does; the longer ones first. */
const inEuros: readonly Replacement[] = [
  [/\$US/g, "€"],
  [/\$/g, "€"],
  [/US dollars|dollars américains/g, "euros"],
  [/de dollar\b/g, "d’euro"],
  [/\bdollar/g, "euro"],
];

/**
 * A catalog whose sentences name the shop's currency, what it sells and when it replies. They are written for bags in
 * dollars, as the specification is; only they are changed, before any value stands in them: what a person wrote keeps its
 * words.
 */
export function inShopsWords(messages: Messages, locale: Locale, { currency, words }: ShopWording): Messages {
  const replacements = [
    ...(currency === "EUR" ? inEuros : []),
    ...(words && isLanguage(locale) ? ofGoods[locale](words) : []),
  ];
  if (replacements.length === 0) return messages;
  const agreement = words && locale === "fr" ? agreementWith(words) : [];
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      const agreed = agreement.length > 0 && namesGoods(message) ? ofMessage(message, agreement) : message;
      return [id, ofMessage(agreed, replacements)];
    }),
  );
}

/** The same by the wording with which the page was rendered, as its root says it (JSON). */
export function inPagesWords(messages: Messages, locale: Locale, wording: string): Messages {
  const said: ShopWording = JSON.parse(wording);
  return inShopsWords(messages, locale, said);
}

const ofGoods: Readonly<Record<Language, (words: ShopWords) => readonly Replacement[]>> = {
  en: ({ one, many, reply }) => [
    [/within 24 hours/g, reply],
    [/\b([Aa]) (?=[Bb]ag\b)/g, isVowel(one) ? "$1n " : "$1 "],
    ...noun("bag", one),
    ...noun("bags", many),
    [/\bcloth\b/g, "material"],
    [/\bCloth\b/g, "Material"],
  ],
  fr: ({ one, many, reply }) => [
    [/sous 24\s?heures/g, reply],
    ...noun("sac", one),
    ...noun("sacs", many),
    [/\btissu/g, "support"],
    [/\bTissu/g, "Support"],
  ],
};

function noun(bag: string, goods: string): Replacement[] {
  // A function: what an owner typed may hold a dollar sign.
  return [
    [new RegExp(`\\b${bag}\\b`, "g"), () => goods],
    [new RegExp(`\\b${capital(bag)}\\b`, "g"), () => capital(goods)],
  ];
}

type Compiled = Messages[string];

/** Somewhere in it: "Les sacs sont partis. Ils …" agrees as a whole. */
function namesGoods(message: Compiled): boolean {
  return /\bsacs?\b/i.test(JSON.stringify(message));
}

function ofMessage(message: Compiled, by: readonly Replacement[]): Compiled {
  return typeof message === "string" ? ofText(message, by) : message.map((token) => ofToken(token, by));
}

type Token = Exclude<Compiled, string>[number];

/** A text, or a place for a value, whose plural forms are messages themselves. */
function ofToken(token: Token, by: readonly Replacement[]): Token {
  if (typeof token === "string") return ofText(token, by);
  const [name, kind, forms] = token;
  if (kind === undefined || !isRecord(forms)) return token;
  const ofForms = Object.entries(forms).map(([form, message]) => [
    form,
    Array.isArray(message) ? ofMessage(message, by) : message,
  ]);
  return [name, kind, Object.fromEntries(ofForms)];
}

function ofText(text: string, by: readonly Replacement[]): string {
  return by.reduce(
    (said, [found, instead]) =>
      typeof instead === "string" ? said.replace(found, instead) : said.replace(found, instead),
    text,
  );
}
