import { cutText } from "#domain/text/cut.ts";
import { listingPage } from "./catalogue-limits.ts";
import { isProductSort, type ProductSort } from "./product-sort.ts";

export type ListingView = "grid" | "list";

/** What a visitor asks of the listing. All of it stands in the address, so that Back and a shared link find it again. */
export interface ListingQuery {
  readonly search: string;
  readonly sort: ProductSort;
  readonly view: ListingView;
  /** How many portions of nine are shown. */
  readonly page: number;
}

/** Staff's own order, and without one the newest first (SPEC-2.4, SPEC-5.6). */
export const plainListing: ListingQuery = { search: "", sort: "shop", view: "grid", page: 1 };

const mostPages = 10_000;
const longestSearch = 200;

/** Reads the address; whatever cannot be used there counts as not said. */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const sort = params.get("sort");
  const page = Number(params.get("page"));
  return {
    search: cutText(params.get("q") ?? "", longestSearch),
    sort: isProductSort(sort) ? sort : plainListing.sort,
    view: params.get("view") === "list" ? "list" : plainListing.view,
    page: Number.isInteger(page) && page > 0 ? Math.min(page, mostPages) : plainListing.page,
  };
}

/** The same as an address: `?q=tote&page=2`, and nothing at all for the plain listing. */
export function writeListingQuery({ search, sort, view, page }: ListingQuery): string {
  const params = new URLSearchParams();
  if (search !== plainListing.search) params.set("q", search);
  if (sort !== plainListing.sort) params.set("sort", sort);
  if (view !== plainListing.view) params.set("view", view);
  if (page !== plainListing.page) params.set("page", String(page));
  return params.size > 0 ? `?${params}` : "";
}

/** How many products a page of the listing shows: 9, and 9 more with every `Load More Products`. */
export function shownProducts({ page }: Pick<ListingQuery, "page">): number {
  return page * listingPage;
}
