/** The attribute of the page's root by which a copy that stood in for the network is known: since when, in milliseconds. */
export const keptAttribute = "data-kept";

/** Notes it in a page, from the date of the answer that was kept. */
export function withKeptSince(html: string, date: string | null): string {
  return html.replace("<html", `<html ${keptAttribute}="${Date.parse(date ?? "") || 0}"`);
}
