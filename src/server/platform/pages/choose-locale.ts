import { asksForFrenchFirst } from "#domain/language/accept-language.ts";
import type { Locale } from "#domain/language/language.ts";
import { staffLanguageOf } from "#domain/language/staff-language.ts";
import type { WebEntry } from "./web-entry.ts";

interface Asked {
  /** With or without a query. */
  readonly path: string;
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/**
 * Staff's screens are in the account's language, which has a cookie of its own; until it is chosen they keep the source
 * locale, whatever a visitor chose in this browser (SPEC-3.17).
 */
const backOffice = /^\/admin(?=[/?.]|$)/i;

/**
 * The language that a visitor reads where the address names none: the one chosen, in the cookie; otherwise French where the
 * browser asks for it first. Undefined: the source locale (SPEC-2.44).
 */
export function languageOfVisitor(
  entry: Pick<WebEntry, "localeOfCookie">,
  { path, cookie, acceptLanguage }: Asked,
): Locale | undefined {
  if (backOffice.test(path)) return staffLanguageOf(cookie) ?? undefined;
  const chosen = cookie === undefined ? undefined : entry.localeOfCookie(cookie);
  if (chosen) return chosen;
  return asksForFrenchFirst(acceptLanguage) ? "fr" : undefined;
}

/** The locale of a page: its address's, else the visitor's, else the source locale. */
export function chooseLocale(entry: Pick<WebEntry, "localeOfPath" | "localeOfCookie">, asked: Asked): Locale {
  return entry.localeOfPath(asked.path) ?? languageOfVisitor(entry, asked) ?? "mul";
}
