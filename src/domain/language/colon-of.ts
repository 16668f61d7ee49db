import type { Locale } from "./language.ts";

/** What stands between a label and its value, before a space: French sets one before the colon as well. */
export function colonOf(locale: Locale): string {
  return locale === "fr" ? "\u00a0:" : ":";
}
