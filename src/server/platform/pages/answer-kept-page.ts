import type { IncomingMessage, ServerResponse } from "node:http";
import type { KeptPage } from "./page-memory.ts";

/** Sends a kept page in the encoding that the browser accepts, or 304 when it has it already. */
export function answerKeptPage(page: KeptPage, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = page;
  if (headersMatch(request.headers["if-none-match"], page.etag)) {
    response.writeHead(304, { ...headers, etag: page.etag });
    response.end();
    return;
  }
  const encoding = bestEncoding(page, request.headers["accept-encoding"]);
  const body = page[encoding] ?? page.identity;
  const sent: Record<string, string | number> = {
    ...headers,
    etag: page.etag,
    "content-length": body.length,
  };
  if (encoding !== "identity") sent["content-encoding"] = encoding;
  response.writeHead(page.status, sent);
  response.end(request.method === "HEAD" ? undefined : body);
}

function bestEncoding(page: KeptPage, accepted: string | string[] | undefined): "br" | "gzip" | "identity" {
  if (typeof accepted !== "string") return "identity";
  if (page.br && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "br";
  if (page.gzip && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "gzip";
  return "identity";
}

function headersMatch(noneMatch: string | undefined, etag: string): boolean {
  if (!noneMatch) return false;
  return noneMatch === etag || noneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
