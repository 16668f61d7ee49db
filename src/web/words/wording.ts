import { isLanguage, type Language, type Locale } from "#domain/language/language.ts";

/** The locale that a path names by its first part: `/en/…`, `/fr/…`. */
export function localeOfPath(pathname: string): Language | undefined {
  const first = /^\/(en|fr)(?=\/|$)/i.exec(pathname)?.[1]?.toLowerCase();
  return isLanguage(first) ? first : undefined;
}

/** How the links of a page begin, and its canonical address: both stay in the language of the address. */
export function startOfPaths(pathname: string): "" | `/${Language}` {
  const language = localeOfPath(pathname);
  return language ? `/${language}` : "";
}

/** The choice stored in the cookie `language`, if there is one. */
export function localeOfCookie(cookie: string | null | undefined): Language | undefined {
  const choice = /(?:^|;\s*)language=(en|fr)(?:;|$)/.exec(cookie ?? "")?.[1];
  return isLanguage(choice) ? choice : undefined;
}

/** What `<html lang>` says. The specification's mixture is mostly English; its French phrases say so themselves. */
export function htmlLang(locale: Locale): "en" | "fr" {
  return locale === "fr" ? "fr" : "en";
}
