import { pageLocaleHeader } from "#contracts/page-wording.ts";
import type { Locale } from "#domain/language/language.ts";

/** What the calls of a page in the browser say of it; a page that is rendered on the server says so itself. */
export function headersOfPage(): Readonly<Record<string, string>> {
  const locale = globalThis.document?.documentElement.dataset.locale;
  return locale ? { [pageLocaleHeader]: locale } : {};
}

/** The headers of a call that a page makes for its visitor while it is rendered. */
export function headersOfLocale(locale: Locale): Readonly<Record<string, string>> {
  return { [pageLocaleHeader]: locale };
}
