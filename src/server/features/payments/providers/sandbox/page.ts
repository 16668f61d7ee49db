import { createHash } from "node:crypto";
import type { Locale } from "#domain/language/language.ts";

/** What `<html lang>` says; the specification's mixture is mostly English. */
export function langOf(locale: Locale): "en" | "fr" {
  return locale === "fr" ? "fr" : "en";
}

/** The source expression that allows exactly this inline script or style. */
export function sha256Source(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

interface PagePolicy {
  readonly script?: string;
  readonly style: string;
  /** Whether the shop's own pages may show it in a frame. */
  readonly isFramed: boolean;
}

/** A Content-Security-Policy for a page that has one script and one style, and connects only to the shop. */
export function contentPolicy({ script, style, isFramed }: PagePolicy): string {
  return [
    "default-src 'none'",
    script ? `script-src ${sha256Source(script)}` : "script-src 'none'",
    `style-src ${sha256Source(style)}`,
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join("; ");
}
