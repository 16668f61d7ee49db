import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Wording } from "#domain/language/language.ts";
import { answerKeptPage } from "./answer-kept-page.ts";
import { chooseWording, languageOfVisitor } from "./choose-wording.ts";
import { type KeptPage, keepPage, PageMemory } from "./page-memory.ts";
import { type ForeignSources, pageContentPolicy } from "./script-hashes.ts";
import type { PageAnswer, PageServices, WebEntry } from "./web-entry.ts";

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
  /** How much of memory kept pages may take, in MB. */
  readonly memoryMb: number;
}

export interface Pages {
  /** Sends the page when it is in memory; ahead of everything else. */
  answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean;
  /** Renders, keeps what may be kept, and says what to send. */
  answer(request: Request, address: string): Promise<PageAnswer | KeptPage>;
  /** The catalogue changed: pages are rendered anew, and the former ones answered for a moment at most. */
  renewAll(): void;
}

// Browsers ask again each time (an ETag makes that cheap); a CDN may serve its copy while it fetches the new one.
const publicCaching = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

export function createPages(setting: PagesSetting): Pages {
  const { entry } = setting;
  const memory = new PageMemory(setting.memoryMb * 1024 * 1024);

  /**
   * Under which a page is cached: its address, and before it the visitor's language where the address names none and the
   * specification's wording is not the one. For most visitors it is, and nothing needs to be put together.
   */
  const keyOf = (path: string, { cookie, "accept-language": acceptLanguage }: IncomingHttpHeaders) => {
    const language = languageOfVisitor(entry, { path, cookie, acceptLanguage });
    return language && !entry.wordingOfPath(path) ? `${language} ${path}` : path;
  };

  async function render(
    request: Request,
    pathname: string,
    wording: Wording,
    address: string,
  ): Promise<PageAnswer> {
    const began = performance.now();
    const answer = await entry.answerPage(request, setting.servicesFor(wording, address));
    const { headers, body } = answer;
    const add = (more: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(more)) headers.set(name, value);
    };
    add(setting.securityHeaders);
    if (!headers.has("cache-control")) add({ "cache-control": "no-store" });
    if (!headers.get("content-type")?.startsWith("text/html")) return answer;
    const isPublic = entry.isPublicPath(pathname);
    const foreign = setting.foreignSourcesOf(pathname);
    const policy = { isLive: !setting.keeps, foreign };
    add({ "content-security-policy": pageContentPolicy(String(body), policy) });
    if (!isPublic) add({ "x-robots-tag": "noindex" });
    setting.onRendered?.(isPublic ? "public" : "own", (performance.now() - began) / 1000);
    return answer;
  }

  /** Renders for everybody, again after each change, so that nothing of who asks first stays with the page. */
  const keepable = (url: string, wording: Wording, onRefused: (answer: PageAnswer) => void) => async () => {
    const answer = await render(new Request(url), new URL(url).pathname, wording, "127.0.0.1");
    if (answer.status !== 200) {
      onRefused(answer);
      return undefined;
    }
    const headers = {
      ...Object.fromEntries(answer.headers),
      "cache-control": publicCaching,
      vary: "accept-encoding, accept-language, cookie",
    };
    return await keepPage(200, Buffer.from(answer.body), headers);
  };

  return {
    renewAll: () => memory.change(),

    answerFromMemory(request, response) {
      if (!setting.keeps || (request.method !== "GET" && request.method !== "HEAD")) return false;
      const url = request.url ?? "/";
      const { headers } = request;
      // Nearly every address is written as pages are kept; only the others are looked at letter by letter.
      const page = memory.getOrFormer(keyOf(url, headers)) ?? memory.getOrFormer(keyOf(tidy(url), headers));
      if (!page) return false;
      answerKeptPage(page, request, response);
      return true;
    },

    async answer(request, address) {
      const { pathname, search } = new URL(request.url);
      const headers = {
        cookie: request.headers.get("cookie") ?? undefined,
        "accept-language": request.headers.get("accept-language") ?? undefined,
      };
      const { cookie, "accept-language": acceptLanguage } = headers;
      const wording = chooseWording(entry, { path: pathname, cookie, acceptLanguage });
      const mayKeep =
        setting.keeps && request.method === "GET" && search === "" && entry.isPublicPath(pathname);
      if (!mayKeep) return await render(request, pathname, wording, address);
      let refused: PageAnswer | undefined;
      const renderKept = keepable(request.url, wording, (answer) => {
        refused = answer;
      });
      const page = await memory.fill(keyOf(tidy(pathname), headers), renderKept);
      return page ?? refused ?? (await render(request, pathname, wording, address));
    },
  };
}

/** Addresses ignore case and a slash at the end; without that, spellings of one page would fill the memory. */
function tidy(path: string): string {
  return path.length > 1 ? path.toLowerCase().replace(/\/$/, "") : path;
}
