import { intlLocale, type Locale } from "./language.ts";

/** By locale: building one costs far more than using it. */
const made = new Map<Locale, Intl.NumberFormat>();

/** A whole number with the separators of its language: `10,000`, in French `10 000` with a space that does not break. */
export function showCount(count: number, locale: Locale): string {
  const format = made.get(locale) ?? new Intl.NumberFormat(intlLocale(locale));
  made.set(locale, format);
  return format.format(count);
}
