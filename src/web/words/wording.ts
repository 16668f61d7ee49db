import type { Wording } from "#domain/language/language.ts";

/** The wording that an address asks for by its first part: `/en/…`, `/fr/…` (decisions §0.18). */
export function wordingOfPath(pathname: string): Wording | undefined {
  const first = /^\/(en|fr)(?=\/|$)/i.exec(pathname)?.[1]?.toLowerCase();
  return first === "en" || first === "fr" ? first : undefined;
}

/** The choice kept in the cookie `language`, if there is one. */
export function wordingOfCookie(cookie: string | null | undefined): Wording | undefined {
  const choice = /(?:^|;\s*)language=(en|fr)(?:;|$)/.exec(cookie ?? "")?.[1];
  return choice === "en" || choice === "fr" ? choice : undefined;
}

/** What `<html lang>` says. The specification's mixture is mostly English; its French phrases say so themselves. */
export function htmlLang(wording: Wording): "en" | "fr" {
  return wording === "fr" ? "fr" : "en";
}
