const mostListed = 30;

interface KeptPage {
  readonly path: string;
  /** HTML, as it stood in the page. */
  readonly title: string;
}

/**
 * Puts links to what can be read now into the offline page; its heading shows with the first of them. Paths are of our
 * own pages, titles are as escaped as they were.
 */
export function withKeptPages(html: string, pages: readonly KeptPage[]): string {
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
