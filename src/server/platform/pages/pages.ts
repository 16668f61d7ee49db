import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Locale } from "#domain/language/language.ts";
import { AnswerCache, type CachedAnswer, compressAnswer } from "./answer-cache.ts";
import { chooseLocale, languageOfVisitor, type languagesOf, withoutOtherLanguage } from "./choose-locale.ts";
import { type ForeignSources, pageContentPolicy } from "./script-hashes.ts";
import { sendCachedAnswer } from "./send-cached-answer.ts";
import type { PageAnswer, PageServices, WebEntry } from "./web-entry.ts";

interface PagesSetting {
  readonly entry: WebEntry;
  readonly publicUrl: string;
  readonly securityHeaders: Readonly<Record<string, string>>;
  /** `address` is the visitor's: the calls that a page makes for him count as his. */
  readonly servicesFor: (locale: Locale, address: string) => PageServices;
  /** What the page at this path may load from elsewhere; undefined for nearly all of them. */
  readonly foreignSourcesOf: (pathname: string) => ForeignSources | undefined;
  /** Where pictures of the catalogue come from, beside the shop itself. */
  readonly pictureOrigins: () => readonly string[];
  /** Called after each rendering: whether the page is the same for all visitors, and how long it took. */
  readonly onRendered?: (page: "public" | "own", seconds: number) => void;
  /** Which languages the shop speaks. */
  readonly languages: () => ReturnType<typeof languagesOf>;
  /** Off in development, where a page may change at any moment. */
  readonly caches: boolean;
  /** How much of memory cached pages may take, in MB. */
  readonly memoryMb: number;
}

export interface Pages {
  /** Sends the page when it is in memory; ahead of everything else. */
  answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean;
  /** Renders, caches what may be cached, and returns what to send. */
  answer(request: Request, address: string): Promise<PageAnswer | CachedAnswer>;
  /** The catalogue changed: pages are rendered anew at their next request. */
  renewAll(): void;
}

// Browsers ask again each time (an ETag makes that cheap); a CDN may serve its copy while it fetches the new one.
const publicCaching = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

export function createPages(setting: PagesSetting): Pages {
  const { entry } = setting;
  const cache = new AnswerCache(setting.memoryMb * 1024 * 1024);

  /** The path, after the visitor's language where the path names none and it is not the source locale. */
  const keyOf = (path: string, { cookie, "accept-language": acceptLanguage }: IncomingHttpHeaders) => {
    const asked = { path, cookie, acceptLanguage, ...setting.languages() };
    const language = languageOfVisitor(entry, asked);
    return language && !entry.localeOfPath(path) ? `${language} ${path}` : path;
  };

  async function render(
    request: Request,
    pathname: string,
    locale: Locale,
    address: string,
  ): Promise<PageAnswer> {
    const began = performance.now();
    const answer = await entry.answerPage(request, setting.servicesFor(locale, address));
    const { headers, body } = answer;
    const add = (more: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(more)) headers.set(name, value);
    };
    // What a page says itself is stricter: the one that is opened by a secret address names it to no one.
    add(Object.fromEntries(Object.entries(setting.securityHeaders).filter(([name]) => !headers.has(name))));
    if (!headers.has("cache-control")) add({ "cache-control": "no-store" });
    if (!headers.get("content-type")?.startsWith("text/html")) return answer;
    const isPublic = entry.isPublicPath(pathname);
    const foreign = setting.foreignSourcesOf(pathname);
    const policy = { isLive: !setting.caches, foreign, pictures: setting.pictureOrigins() };
    add({ "content-security-policy": pageContentPolicy(String(body), policy) });
    if (!isPublic) add({ "x-robots-tag": "noindex" });
    setting.onRendered?.(isPublic ? "public" : "own", (performance.now() - began) / 1000);
    return answer;
  }

  return {
    renewAll: () => cache.clear(),

    answerFromMemory(request, response) {
      if (!setting.caches || (request.method !== "GET" && request.method !== "HEAD")) return false;
      const cached = cache.get(keyOf(normalPath(request.url ?? "/"), request.headers));
      if (!cached) return false;
      sendCachedAnswer(cached, request, response);
      return true;
    },

    async answer(request, address) {
      const { pathname, search } = new URL(request.url);
      const spoken = setting.languages();
      // A form that was posted is answered where it was sent: led elsewhere it would be lost.
      const elsewhere =
        request.method === "POST" ? undefined : withoutOtherLanguage(entry, pathname, spoken.only);
      if (elsewhere !== undefined) return ledTo(`${elsewhere}${search}`);
      const headers = {
        cookie: request.headers.get("cookie") ?? undefined,
        "accept-language": request.headers.get("accept-language") ?? undefined,
      };
      const { cookie, "accept-language": acceptLanguage } = headers;
      const locale = chooseLocale(entry, { path: `${pathname}${search}`, cookie, acceptLanguage, ...spoken });
      const mayCache =
        setting.caches && request.method === "GET" && search === "" && entry.isPublicPath(pathname);
      if (!mayCache) return await render(request, pathname, locale, address);
      let refused: PageAnswer | undefined;
      const cached = await cache.fill(keyOf(normalPath(pathname), headers), async () => {
        // Rendered for all visitors: nothing of the first request may stay in the page.
        const answer = await render(new Request(request.url), pathname, locale, "127.0.0.1");
        if (answer.status !== 200) {
          refused = answer;
          return undefined;
        }
        return await compressAnswer(Buffer.from(answer.body), {
          ...Object.fromEntries(answer.headers),
          "cache-control": publicCaching,
          vary: "accept-encoding, accept-language, cookie",
        });
      });
      return cached ?? refused ?? (await render(request, pathname, locale, address));
    },
  };
}

/** Not for good: the shop may offer the language again. */
function ledTo(location: string): PageAnswer {
  return { status: 302, headers: new Headers({ location, "cache-control": "no-store" }), body: "" };
}

/** Paths ignore case and a slash at the end; without that, spellings of one page would fill the cache. */
function normalPath(path: string): string {
  return path.length > 1 ? path.toLowerCase().replace(/\/$/, "") : path;
}
