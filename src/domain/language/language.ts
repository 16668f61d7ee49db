/** The languages a visitor may choose (SPEC-2.44). */
export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];

/** A language, or `mul`: the specification's own mix of both, shown until somebody chooses (SPEC-2.44). */
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

/** The wording named, else the specification's own (SPEC-2.44). */
export function localeOrDefault(value: unknown): Locale {
  return languageOrDefault(value, "mul");
}

/** The language of a client's mails and documents: the one chosen, otherwise English (SPEC-0.17). */
export function clientLanguage(chosen: unknown): Language {
  return languageOrDefault(chosen, "en");
}

/** The locale that Intl formats a wording in: the mixture counts and dates as in the United States. */
export function intlLocale(locale: Locale): "en-US" | "fr-FR" {
  return locale === "fr" ? "fr-FR" : "en-US";
}
