import type { IncomingMessage, ServerResponse } from "node:http";
import type { Wording } from "#domain/language/language.ts";
import { answerKeptPage } from "./answer-kept-page.ts";
import { type KeptPage, keepPage, PageMemory } from "./page-memory.ts";
import { type ForeignSources, pageContentPolicy } from "./script-hashes.ts";
import type { PageServices, WebEntry } from "./web-entry.ts";

interface PagesSetting {
  readonly entry: WebEntry;
  readonly publicUrl: string;
  readonly securityHeaders: Readonly<Record<string, string>>;
  /** `address` is the visitor's: the calls that a page makes for him count as his. */
  readonly servicesFor: (wording: Wording, address: string) => PageServices;
  /** What the page at this path may load from elsewhere; undefined for nearly all of them. */
  readonly foreignSourcesOf: (pathname: string) => ForeignSources | undefined;
  /** Told of each rendering: whether the page is the same for everybody, and how long it took. */
  readonly onRendered?: (page: "public" | "own", seconds: number) => void;
  /** Off in development, where a page may change at any moment. */
  readonly keeps: boolean;
}

export interface Pages {
  /** Sends the page when it is in memory; ahead of everything else. */
  answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean;
  /** Renders, keeps what may be kept, and says what to send. */
  answer(request: Request, address: string): Promise<Response | KeptPage>;
  forgetAll(): void;
}

// Browsers ask again each time (an ETag makes that cheap); a CDN may serve its copy while it fetches the new one.
const publicCaching = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

export function createPages(setting: PagesSetting): Pages {
  const { entry } = setting;
  const memory = new PageMemory();

  const wordingOf = (pathname: string, cookie: string | undefined) =>
    entry.wordingOfPath(pathname) ?? entry.wordingOfCookie(cookie) ?? "mul";

  async function render(
    request: Request,
    pathname: string,
    wording: Wording,
    address: string,
  ): Promise<Response> {
    const began = performance.now();
    const response = await entry.answerPage(request, setting.servicesFor(wording, address));
    const type = response.headers.get("content-type") ?? "";
    if (!type.startsWith("text/html"))
      return withHeaders(response, await response.arrayBuffer(), setting, {});
    const html = await response.text();
    setting.onRendered?.(entry.isPublicPath(pathname) ? "public" : "own", (performance.now() - began) / 1000);
    const foreign = setting.foreignSourcesOf(pathname);
    const content = pageContentPolicy(html, { isLive: !setting.keeps, foreign });
    const policy = { "content-security-policy": content };
    const noIndex = entry.isPublicPath(pathname) ? {} : { "x-robots-tag": "noindex" };
    return withHeaders(response, html, setting, { ...policy, ...noIndex });
  }

  return {
    forgetAll: () => memory.clear(),

    answerFromMemory(request, response) {
      if (!setting.keeps || (request.method !== "GET" && request.method !== "HEAD")) return false;
      const url = request.url ?? "/";
      const wording = wordingOf(url, request.headers.cookie);
      // Nearly every address is written as pages are kept; only the others are looked at letter by letter.
      const page = memory.get(`${wording} ${url}`) ?? memory.get(keyOf(wording, url));
      if (!page) return false;
      answerKeptPage(page, request, response);
      return true;
    },

    async answer(request, address) {
      const { pathname, search } = new URL(request.url);
      const wording = wordingOf(pathname, request.headers.get("cookie") ?? undefined);
      const mayKeep =
        setting.keeps && request.method === "GET" && search === "" && entry.isPublicPath(pathname);
      if (!mayKeep) return await render(request, pathname, wording, address);
      let refused: Response | undefined;
      const page = await memory.fill(keyOf(wording, pathname), async () => {
        const response = await render(request, pathname, wording, address);
        if (response.status !== 200) {
          refused = response;
          return undefined;
        }
        const headers = {
          ...Object.fromEntries(response.headers),
          "cache-control": publicCaching,
          vary: "accept-encoding, cookie",
        };
        return await keepPage(200, Buffer.from(await response.arrayBuffer()), headers);
      });
      return page ?? refused ?? (await render(request, pathname, wording, address));
    },
  };
}

/** Addresses ignore case and a slash at the end; without that, spellings of one page would fill the memory. */
function keyOf(wording: Wording, path: string): string {
  return `${wording} ${path.length > 1 ? path.toLowerCase().replace(/\/$/, "") : path}`;
}

function withHeaders(
  response: Response,
  body: string | ArrayBuffer,
  { securityHeaders }: PagesSetting,
  own: Readonly<Record<string, string>>,
): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries({ ...securityHeaders, ...own })) headers.set(name, value);
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  const hasBody = response.status !== 204 && response.status !== 304;
  return new Response(hasBody ? body : null, { status: response.status, headers });
}
