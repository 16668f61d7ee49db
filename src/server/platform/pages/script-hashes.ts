import { createHash } from "node:crypto";

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The hash sources of a page's inline scripts, for its own Content-Security-Policy (decisions §0.5). */
function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, code] of html.matchAll(inlineScript)) {
    if (code) hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [...hashes];
}

/**
 * The policy of a page: our own scripts, and the inline ones that it was rendered with. A page in development is also
 * told of its changes, over a socket.
 */
export function pageContentPolicy(html: string, { isLive }: { isLive: boolean }): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes(html)].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self'${isLive ? " ws:" : ""}`,
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
