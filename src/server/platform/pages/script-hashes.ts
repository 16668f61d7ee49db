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

/** The policy of a page: our own scripts, and the inline ones that it was rendered with. */
export function pageContentPolicy(
  html: string,
  extra: { frames?: readonly string[]; scripts?: readonly string[] } = {},
) {
  const scripts = ["'self'", ...scriptHashes(html), ...(extra.scripts ?? [])];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${["'self'", ...(extra.frames ?? [])].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
