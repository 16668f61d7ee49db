import { type Locale, localeOrDefault } from "#domain/language/language.ts";
import { localeOfPath } from "../words/wording.ts";
import { lastSeenFirst, withCachedPages } from "./list-cached-pages.ts";
import { offlinePages, pagesCache } from "./stores.ts";

/** The offline page of each locale. */
export const offlinePaths: Readonly<Record<Locale, string>> = {
  mul: "/offline",
  en: "/en/offline",
  fr: "/fr/offline",
};

/** Answers an address that cannot be reached and was never seen: what can be done now, and what can be read. */
export async function offlineAnswer(url: URL): Promise<Response> {
  const seen = await readSeenPages();
  const locale = localeOfPath(url.pathname) ?? localeOrDefault(seen[0]?.locale);
  const store = await caches.open(offlinePages.cacheName);
  const page = await store.match(offlinePaths[locale], { ignoreVary: true });
  if (!page) return Response.error();
  const html = withCachedPages(await page.text(), seen);
  // The addresses asked for stay: loading again is trying again.
  return new Response(html, { status: 503, headers: page.headers });
}

interface SeenPage {
  readonly path: string;
  readonly title: string;
  readonly locale: string | undefined;
}

/** The cached pages, the last seen first. Titles are HTML, as they stood in the page. */
async function readSeenPages(): Promise<readonly SeenPage[]> {
  const store = await caches.open(pagesCache);
  const pages = await Promise.all(
    (await store.keys()).map(async (request) => {
      const answer = await store.match(request, { ignoreVary: true });
      const html = (await answer?.text()) ?? "";
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
      const locale = /<html[^>]* data-locale="(\w+)"/.exec(html)?.[1];
      const at = Date.parse(answer?.headers.get("date") ?? "") || 0;
      return { path: new URL(request.url).pathname, title, locale, at };
    }),
  );
  return lastSeenFirst(pages);
}
