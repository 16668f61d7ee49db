import { type ListingQuery, shownProducts } from "#domain/catalogue/listing-query.ts";
import { searchProducts } from "#domain/catalogue/product-search.ts";
import { sortProducts } from "#domain/catalogue/product-sort.ts";
import type { ReadProduct } from "#domain/catalogue/read-products.ts";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import { shownName } from "#domain/catalogue/shown-texts.ts";
import type { Locale } from "#domain/language/language.ts";
import { type CardFacts, cardFacts } from "../../../parts/catalogue/card-facts.ts";
import { type Loaded, loadCards } from "../load-cards.ts";

/** What the listing shows of the products that were found. */
export type Listing = Loaded<{
  readonly cards: readonly CardFacts[];
  /** Products that match the search, shown or not. */
  readonly found: number;
  /** Whether staff gave the products an order of its own. */
  readonly isOrdered: boolean;
}>;

/** Searches, sorts and cuts to the portions asked for. */
export function loadListing(
  query: ListingQuery,
  locale: Locale,
  asking: readonly [Promise<readonly ReadProduct[]>, Promise<readonly ReadSize[]>],
): Promise<Listing> {
  return loadCards("listing", asking, (products, sizes) => {
    const found = searchProducts(products, query.search);
    // By the name that the visitor reads.
    const named = cardFacts(found, sizes).map((card) => ({ ...card, card, name: shownName(card, locale) }));
    const isOrdered = products.some(({ position }) => position !== undefined);
    const cards = sortProducts(named, query.sort).map(({ card }) => card);
    return { cards: cards.slice(0, shownProducts(query)), found: found.length, isOrdered };
  });
}
