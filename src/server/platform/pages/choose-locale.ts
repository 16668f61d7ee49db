import { asksForFrenchFirst, languageAskedFor } from "#domain/language/accept-language.ts";
import type { Language, Locale } from "#domain/language/language.ts";
import { languageOfLink } from "#domain/language/mail-links.ts";
import { staffLanguageOf } from "#domain/language/staff-language.ts";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";
import type { WebEntry } from "./web-entry.ts";

interface Asked {
  /** With or without a query. */
  readonly path: string;
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
  /** The language of a shop that offers one alone. */
  readonly only: Language | null;
  /** That of a shop of one's own for readers who ask for none that it speaks; null in the demo (SPEC-4.38). */
  readonly first: Language | null;
}

/** What a shop says of its languages, for `Asked`. */
export function languagesOf(facts: Pick<ShopFacts, "isDemo" | "onlyLanguage" | "firstLanguage">) {
  return { only: facts.onlyLanguage, first: facts.isDemo ? null : facts.firstLanguage };
}

/**
 * Staff's screens are in the account's language, which has a cookie of its own; until it is chosen they keep the source
 * locale, or the shop's only language, whatever a visitor chose in this browser (SPEC-3.17).
 */
const backOffice = /^\/admin(?=[/?.]|$)/i;

/**
 * The language that a visitor reads where the address names none: the one chosen, in the cookie; otherwise that of the mail
 * whose link was opened (SPEC-4.38), or French where the browser asks for it first. In a
 * shop of one's own it is the one asked for of those that it speaks, else its first (SPEC-4.38). A shop of one language
 * offers no choice. Undefined: the source locale (SPEC-2.44).
 */
export function languageOfVisitor(
  entry: Pick<WebEntry, "localeOfCookie">,
  { path, cookie, acceptLanguage, only, first }: Asked,
): Locale | undefined {
  const asked = () => (first ? (languageAskedFor(acceptLanguage) ?? first) : undefined);
  if (backOffice.test(path)) return staffLanguageOf(cookie) ?? only ?? languageOfLink(path) ?? asked();
  if (only) return only;
  const chosen = cookie === undefined ? undefined : entry.localeOfCookie(cookie);
  const inDemo = () => (asksForFrenchFirst(acceptLanguage) ? "fr" : undefined);
  return chosen ?? languageOfLink(path) ?? (first ? asked() : inDemo());
}

/** An address under the other language leads to the same page of a shop that offers one alone. */
export function withoutOtherLanguage(
  entry: Pick<WebEntry, "localeOfPath">,
  path: string,
  only: Language | null,
): string | undefined {
  const named = entry.localeOfPath(path);
  // What the service worker fetches must not be led elsewhere, nor the data of a page that is open already.
  const isFetched = /\/offline$|\.data$/i.test(path);
  if (!only || !named || named === only || isFetched) return undefined;
  // One slash: two would name another house.
  return path.slice(`/${named}`.length).replace(/^\/*/, "/");
}

/** The locale of a page: its address's, else the visitor's, else the source locale. */
export function chooseLocale(entry: Pick<WebEntry, "localeOfPath" | "localeOfCookie">, asked: Asked): Locale {
  const [pathname = ""] = asked.path.split("?");
  return (asked.only ? undefined : entry.localeOfPath(pathname)) ?? languageOfVisitor(entry, asked) ?? "mul";
}
