import { createHash } from "node:crypto";

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The hash sources of a page's inline scripts or styles, for its own Content-Security-Policy. */
function hashesOf(html: string, inline: RegExp): string[] {
  const hashes = new Set<string>();
  for (const [, code] of html.matchAll(inline)) {
    if (code) hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [...hashes];
}

/** What a page needs from elsewhere, by the directive that allows it. */
export interface ForeignSources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
}

interface PolicySetting {
  /** In development: the page gets its changes over a socket. */
  readonly isLive: boolean;
  readonly foreign: ForeignSources | undefined;
  /** Origins of pictures, beside the shop's own. */
  readonly pictures: readonly string[];
}

/** The policy of a page: our own scripts, the inline ones that it was rendered with, and what few pages need besides. */
export function pageContentPolicy(html: string, { isLive, foreign, pictures }: PolicySetting): string {
  const sources = (...each: readonly string[]) => ["'self'", ...each].join(" ");
  return [
    "default-src 'self'",
    `script-src ${sources(...hashesOf(html, inlineScript), ...(foreign?.scripts ?? []))}`,
    // Style elements by hash: selectors could send out what a page shows. Attributes hold the widths of bars and the like.
    `style-src ${isLive ? "'self' 'unsafe-inline'" : sources(...hashesOf(html, inlineStyle))}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${sources("data:", "blob:", ...pictures)}`,
    "font-src 'self'",
    `connect-src ${sources(...(isLive ? ["ws:"] : []), ...(foreign?.connections ?? []))}`,
    `frame-src ${sources(...(foreign?.frames ?? []))}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
