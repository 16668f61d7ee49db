const mostListed = 30;

interface CachedPage {
  readonly path: string;
  /** HTML, as it stood in the page. */
  readonly title: string;
}

/**
 * The pages in the order of when they were answered, the last first. Dates of answers have whole seconds: of the same
 * second, the one that was cached last.
 * @param pages in the order in which they were cached; `at` is in milliseconds
 */
export function lastSeenFirst<Page extends { readonly at: number }>(pages: readonly Page[]): readonly Page[] {
  return pages.toReversed().sort((one, other) => other.at - one.at);
}

/**
 * Puts links to what can be read now into the offline page; its heading shows with the first of them. Paths are of our
 * own pages, titles are as escaped as they were.
 */
export function withCachedPages(html: string, pages: readonly CachedPage[]): string {
  const listed = pages.filter(({ title, path }) => title !== "" && !path.endsWith("/offline"));
  const items = listed.slice(0, mostListed).map(({ path, title }) => {
    const address = encodeURI(decodeURI(path)).replaceAll('"', "%22");
    return `<li><a class="link" href="${address}">${title}</a></li>`;
  });
  return html.replace(
    /<ul data-kept-pages=""([^>]*)>/,
    (_, other: string) => `<ul${other}>${items.join("")}`,
  );
}
