import { intlLocale, type Locale } from "./language.ts";

/** A whole number with the separators of its language: `10,000`, in French `10 000` with a space that does not break. */
export function showCount(count: number, locale: Locale): string {
  return count.toLocaleString(intlLocale(locale));
}
