import type { Locale } from "#domain/language/language.ts";

/** A count in little room: `950`, `1.2K` from 1,000, `3.4M` from 1,000,000, one decimal. */
export function compactCount(count: number, locale: Locale = "mul"): string {
  if (count < 1000) return String(count);
  const thousands = (count / 1000).toFixed(1);
  // 999,950 rounds to 1000.0K, which is 1.0M.
  const text = thousands.length < 6 ? `${thousands}K` : `${(count / 1_000_000).toFixed(1)}M`;
  return locale === "fr" ? text.replace(".", ",") : text;
}
