import type { ListingQuery } from "#domain/catalogue/listing-query.ts";
import { pageWording } from "../../words/area-words.ts";
import { arrivesSoon } from "./arrives-soon.ts";
import { loadListing } from "./load-listing.ts";
import { recentProducts, recentSizes } from "./recent-catalogue.ts";

/** In the browser the whole list is at hand: a search or a portion more is shown at once. */
export async function listingInBrowser(query: ListingQuery) {
  const listing = loadListing(query, pageWording(), [recentProducts(), recentSizes()]);
  return { listing: (await arrivesSoon(listing)) ? await listing : listing };
}

/** Fetches the list ahead of the first search. A failure is told to who needs it. */
export function bringCatalogue(): void {
  void Promise.allSettled([recentProducts(), recentSizes()]);
}
