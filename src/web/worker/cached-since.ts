/** The attribute of the page's root by which a copy that stood in for the network is known: since when, in milliseconds. */
export const cachedAttribute = "data-kept";

/** Notes it in a page, from the date of the answer that was cached. */
export function withCachedSince(html: string, date: string | null): string {
  return html.replace("<html", `<html ${cachedAttribute}="${Date.parse(date ?? "") || 0}"`);
}
