/** The languages a visitor may choose (SPEC-2.44). */
export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];

/** Which of them a shop offers: a setting. */
export const languageOffers = ["both", ...languages] as const;
export type LanguageOffer = (typeof languageOffers)[number];

/** The language of a shop that offers one alone; null where visitors choose. */
export function onlyLanguageOf(offer: LanguageOffer): Language | null {
  return offer === "both" ? null : offer;
}

/** A language, or the source locale `mul`: a mix of both, shown until the visitor chooses (SPEC-2.44). */
export type Locale = "mul" | Language;

export function isLocale(value: unknown): value is Locale {
  return value === "mul" || isLanguage(value);
}

export function isLanguage(value: unknown): value is Language {
  return value === "en" || value === "fr";
}

/** The language named, else the one given instead. */
export function languageOrDefault<Fallback extends Locale>(
  value: unknown,
  fallback: Fallback,
): Language | Fallback {
  return isLanguage(value) ? value : fallback;
}

/** The locale named, else the source locale (SPEC-2.44). */
export function localeOrDefault(value: unknown): Locale {
  return languageOrDefault(value, "mul");
}

/** The locale for Intl: `mul` formats numbers and dates as in the United States. */
export function intlLocale(locale: Locale): "en-US" | "fr-FR" {
  return locale === "fr" ? "fr-FR" : "en-US";
}
