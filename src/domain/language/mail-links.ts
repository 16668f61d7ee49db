import { isLanguage, type Language } from "./language.ts";

/** The query of an address that a mail opens: the language of the mail (SPEC-4.38). */
export const linkLanguageKey = "language";

/** The path that a mail opens, in its language for a reader who has chosen none. */
export function inLanguageOfMail(path: string, language: Language): string {
  const [beforeHash = "", hash] = path.split("#");
  const joint = beforeHash.includes("?") ? "&" : "?";
  return `${beforeHash}${joint}${linkLanguageKey}=${language}${hash === undefined ? "" : `#${hash}`}`;
}

/** The language of the mail whose link this is. */
export function languageOfLink(path: string): Language | undefined {
  const query = path.split("#")[0]?.split("?")[1];
  const named = query === undefined ? null : new URLSearchParams(query).get(linkLanguageKey);
  return isLanguage(named) ? named : undefined;
}
