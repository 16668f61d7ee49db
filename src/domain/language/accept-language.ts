import { isLanguage, type Language } from "./language.ts";

/** A tag with its quality, as in `fr-CA;q=0.8`. */
const weighed = /^([a-z]{1,8})(?:-[a-z\d]{1,8})*(?:\s*;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i;

/**
 * Whether a browser asks for French before every other language (SPEC-3.16), by its Accept-Language (RFC 9110 §12.5.4):
 * the highest quality first, the earlier one of equals. What is not written as the standard says counts for nothing.
 */
export function asksForFrenchFirst(acceptLanguage: string | undefined): boolean {
  // Most headers name no French at all, and each page asks.
  if (!acceptLanguage || !/fr/i.test(acceptLanguage)) return false;
  return bestOf(acceptLanguage, () => true) === "fr";
}

/** Of the languages that the shop speaks the one that a browser asks for first; undefined where it names none of them. */
export function languageAskedFor(acceptLanguage: string | undefined): Language | undefined {
  const best = acceptLanguage && bestOf(acceptLanguage, isLanguage);
  return isLanguage(best) ? best : undefined;
}

function bestOf(acceptLanguage: string, isMeant: (language: string) => boolean): string {
  let first = "";
  let best = 0;
  for (const part of acceptLanguage.slice(0, longest).split(",")) {
    const [, named = "", quality = "1"] = weighed.exec(part.trim()) ?? [];
    const language = named.toLowerCase();
    if (language === "" || !isMeant(language) || Number(quality) <= best) continue;
    best = Number(quality);
    first = language;
  }
  return first;
}

const longest = 1_000;
