import { minutes } from "#domain/time/durations.ts";
import { getPrintPrices, listPictures, listProducts, listSizes } from "../../api/catalogue.ts";
import { openQueries } from "../../api/open-queries.ts";

/** The catalogue as this browser has read it. For client loaders only: the server reads it anew for every page. */
export const catalogueQueries = openQueries();

export const queryProducts = () => query("products", () => listProducts());
export const querySizes = () => query("sizes", () => listSizes());
export const queryPrintPrices = () => query("print-prices", () => getPrintPrices());
export const queryPictures = () => query("pictures", () => listPictures());

/** Answers cached data for up to ten minutes; after one minute it also fetches behind it (stale-while-revalidate). */
function query<T>(name: string, queryFn: () => Promise<T>): Promise<T> {
  const options = { queryKey: [name], queryFn, gcTime: minutes(10) };
  // A failed fetch is shown only where no data is cached, by the query below.
  catalogueQueries.query({ ...options, staleTime: minutes(1) }).catch(() => undefined);
  return catalogueQueries.query({ ...options, staleTime: "static" });
}

const deferAfterMilliseconds = 80;

/**
 * Waits a moment for data that is cached or near, so that the page opens complete and Back finds its scroll position.
 * Slower data is given as a promise, which the page reads with `useDeferred`. The promise must not reject.
 */
export async function deferIfSlow<T>(data: Promise<T>): Promise<{ readonly data: T | Promise<T> }> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, deferAfterMilliseconds, true));
  const isLate = await Promise.race([data.then(() => false), late]);
  return { data: isLate ? data : await data };
}
