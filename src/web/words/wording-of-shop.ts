import { isLanguage, type Locale } from "#domain/language/language.ts";
import type { ShopFacts, ShopWords } from "#domain/shop/shop-facts.ts";

/** What of a shop changes the sentences of the catalogs. */
export interface ShopWording extends Pick<ShopFacts, "currency"> {
  /** In the page's language; absent in the demo, whose sentences stay to the letter. */
  readonly words?: ShopWords | undefined;
}

/** That of a shop in a locale. The demo's mixture is no language of its words. */
export function wordingOf(
  { currency, goods }: Pick<ShopFacts, "currency" | "goods">,
  locale: Locale,
): ShopWording {
  return { currency, words: goods && isLanguage(locale) ? goods[locale] : undefined };
}
