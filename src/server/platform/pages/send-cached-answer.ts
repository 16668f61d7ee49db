import type { IncomingMessage, ServerResponse } from "node:http";
import type { CachedAnswer } from "./answer-cache.ts";

/** Sends a cached answer in the encoding that the browser accepts, or 304 when it has it already. */
export function sendCachedAnswer(
  answer: CachedAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { etag, headers } = answer;
  const noneMatch = request.headers["if-none-match"];
  if (noneMatch !== undefined && isAmong(etag, noneMatch)) {
    // A 304 does not repeat what describes the body (RFC 9110 §15.4.5).
    const { "content-type": _type, "content-security-policy": _policy, ...others } = headers;
    response.writeHead(304, { ...others, etag }).end();
    return;
  }
  const encoding = bestEncoding(answer, request.headers["accept-encoding"]);
  const body = answer[encoding] ?? answer.identity;
  response.writeHead(answer.status, {
    ...headers,
    etag,
    "content-length": body.length,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function bestEncoding(
  { br, gzip }: CachedAnswer,
  accepted: string | string[] | undefined,
): "br" | "gzip" | "identity" {
  if (typeof accepted !== "string") return "identity";
  if (br && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "br";
  return gzip && takesGzip(accepted) ? "gzip" : "identity";
}

/** Whether an `accept-encoding` takes gzip (RFC 9110 §12.5.3). */
export function takesGzip(accepted: string): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted);
}

function isAmong(etag: string, noneMatch: string): boolean {
  return noneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
