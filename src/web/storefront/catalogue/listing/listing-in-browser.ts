import type { ListingQuery } from "#domain/catalogue/listing-query.ts";
import { pageLocale } from "../../../words/area-words.ts";
import { deferIfSlow, queryProducts, querySizes } from "../catalogue-queries.ts";
import { loadListing } from "./load-listing.ts";

/** Searches in the cached catalogue, so that a search or a portion more is shown at once. */
export async function listingInBrowser(query: ListingQuery) {
  const { data } = await deferIfSlow(loadListing(query, pageLocale(), [queryProducts(), querySizes()]));
  return { listing: data };
}

/** Fetches the catalogue before the first search. The search itself shows a failure. */
export function prefetchCatalogue(): void {
  void Promise.allSettled([queryProducts(), querySizes()]);
}
