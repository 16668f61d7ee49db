import { isLanguage, type Language } from "./language.ts";

/**
 * The cookie by which the server renders the back office in its account's language (SPEC-3.17). Beside the visitor's own,
 * so that two accounts on one computer, and the shop's pages, each keep theirs.
 */
export const staffLanguageCookie = "staffLanguage";

const inCookies = new RegExp(`(?:^|;\\s*)${staffLanguageCookie}=(en|fr)(?:;|$)`);

export function staffLanguageOf(cookies: string | undefined): Language | null {
  const language = inCookies.exec(cookies ?? "")?.[1];
  return isLanguage(language) ? language : null;
}
