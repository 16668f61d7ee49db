import { pageWordingHeader } from "#contracts/page-wording.ts";
import type { Wording } from "#domain/language/language.ts";

/** What the calls of a page in the browser say of it; a page that is rendered on the server says so itself. */
export function headersOfPage(): Readonly<Record<string, string>> {
  const wording = globalThis.document?.documentElement.dataset.wording;
  return wording ? { [pageWordingHeader]: wording } : {};
}

/** The headers of a call that a page makes for its visitor while it is rendered. */
export function headersOfWording(wording: Wording): Readonly<Record<string, string>> {
  return { [pageWordingHeader]: wording };
}
