import { type Language, languageOrDefault } from "./language.ts";

/** The languages of a shop, as its facts have them. */
interface ShopLanguages {
  readonly isDemo: boolean;
  readonly onlyLanguage: Language | null;
  readonly firstLanguage: Language;
}

/**
 * The language of a client's mails and documents: the one chosen; otherwise English in the demo (SPEC-0.17), and
 * elsewhere the shop's first (SPEC-4.38).
 */
export function clientLanguage(
  chosen: unknown,
  { isDemo, onlyLanguage, firstLanguage }: ShopLanguages,
): Language {
  return onlyLanguage ?? languageOrDefault(chosen, isDemo ? "en" : firstLanguage);
}
