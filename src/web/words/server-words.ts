import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { intlLocale, type Locale } from "#domain/language/language.ts";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";
import { neutralWords } from "#domain/texts/neutral-texts.ts";
import type { Message } from "#domain/words.ts";
import { say } from "./say.ts";
import { inShopsWords } from "./shop-wording.ts";
import { type ShopWording, wordingOf } from "./wording-of-shop.ts";

const catalogs = import.meta.glob<Messages>("../locales/*/*.po", { eager: true, import: "messages" });

export type SpokenFacts = Pick<ShopFacts, "currency" | "goods" | "sayings">;

/** Instances by what they are made of, the latest last. A shop has three, and three more each time its owner changes a word. */
const instances = new Map<string, I18n>();
const mostInstances = 24;

/** The words for rendering on the server: never the browser's global instance. */
export function serverMessages(locale: Locale, facts: SpokenFacts): I18n {
  const wording = wordingOf(facts, locale);
  const said = sayingsIn(locale, facts);
  const key = JSON.stringify([locale, wording, said]);
  const known = instances.get(key);
  if (known) return known;
  const made = instanceOf(locale, wording, said);
  const [oldest] = instances.keys();
  if (oldest !== undefined && instances.size >= mostInstances) instances.delete(oldest);
  instances.set(key, made);
  return made;
}

/** The sentences that the shop says in its own words; the mixture has the English ones. */
export function sayingsIn(locale: Locale, { sayings }: Pick<ShopFacts, "sayings">) {
  return sayings?.[locale === "fr" ? "fr" : "en"] ?? {};
}

function instanceOf(locale: Locale, wording: ShopWording, said: Readonly<Record<string, string>>): I18n {
  // Where two areas translate one source differently, the later one counts.
  const areas = ["public", "admin", "client", "server"];
  const ofAreas = areas.map((area) => catalogs[`../locales/${locale}/${area}.po`]);
  const all: Messages = Object.assign({}, ...ofAreas);
  const messages = wording.words ? { ...all, ...neutralOf(all) } : all;
  return setupI18n({
    locale,
    locales: intlLocale(locale),
    messages: { [locale]: { ...inShopsWords(messages, locale, wording), ...asTyped(said) } },
  });
}

/** As messages that hold no places for values, whatever stands in them. */
function asTyped(said: Readonly<Record<string, string>>): Messages {
  const message = (id: string, text: string): [string, Messages[string]] => [id, [text]];
  const about = said["front.about.sentence"];
  return Object.fromEntries([
    ...Object.entries(said).map(([id, text]) => message(id, text)),
    // The original has another sentence where the shop named its town.
    ...(about ? [message("front.about.placed", about)] : []),
  ]);
}

/** The neutral sentences under the ids of those whose place they take. */
function neutralOf(all: Messages): Messages {
  return Object.fromEntries(
    Object.entries(neutralWords).flatMap(([id, neutral]) => {
      const words = all[neutral.id];
      return words === undefined ? [] : [[id, words]];
    }),
  );
}

/** For the server's own messages. */
export function translate(locale: Locale, facts: SpokenFacts, message: Message): string {
  return say(serverMessages(locale, facts), message);
}
