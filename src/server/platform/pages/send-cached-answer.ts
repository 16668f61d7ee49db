import type { IncomingMessage, ServerResponse } from "node:http";
import type { KeptPage } from "./page-memory.ts";

/** Sends a kept page in the encoding that the browser accepts, or 304 when it has it already. */
export function answerKeptPage(page: KeptPage, request: IncomingMessage, response: ServerResponse): void {
  const heads = headsOf(page);
  const noneMatch = request.headers["if-none-match"];
  if (noneMatch !== undefined && isAmong(page.etag, noneMatch)) {
    response.writeHead(304, heads.unchanged).end();
    return;
  }
  const encoding = bestEncoding(page, request.headers["accept-encoding"]);
  const body = request.method === "HEAD" ? undefined : page[encoding];
  response.writeHead(page.status, heads[encoding]).end(body);
}

type Encoding = "br" | "gzip" | "identity";

/** Names and values in turn, as Node takes them without looking at each again. */
type Head = string[];

const known = new WeakMap<KeptPage, Readonly<Record<Encoding | "unchanged", Head>>>();

/** What 304 does not say again (RFC 9110 §15.4.5): it tells of the page, and whoever has the page has them with it. */
const ofThePage: ReadonlySet<string> = new Set(["content-type", "content-security-policy"]);

/** A page's headers for each way in which it goes out, put together once. */
function headsOf(page: KeptPage) {
  const made = known.get(page);
  if (made) return made;
  const headers = Object.entries(page.headers);
  const whole = (encoding: Encoding): Head => {
    const length = ["content-length", String((page[encoding] ?? page.identity).length)];
    const packing = encoding === "identity" ? [] : ["content-encoding", encoding];
    return [...headers.flat(), "etag", page.etag, ...length, ...packing];
  };
  const unchanged = [...headers.filter(([name]) => !ofThePage.has(name)).flat(), "etag", page.etag];
  const heads = { unchanged, identity: whole("identity"), gzip: whole("gzip"), br: whole("br") };
  known.set(page, heads);
  return heads;
}

function bestEncoding(page: KeptPage, accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== "string") return "identity";
  if (page.br && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "br";
  if (page.gzip && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "gzip";
  return "identity";
}

function isAmong(etag: string, noneMatch: string): boolean {
  return noneMatch === etag || noneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
