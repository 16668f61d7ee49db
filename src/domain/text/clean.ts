import { withoutInvisible } from "./invisible.ts";
import { normaliseText, normalizeLine, normalizeText } from "./normalise.ts";
import { stripMarkup } from "./strip-markup.ts";

// Stripping can bring characters together that compose, so the text is normalised before and after.
const stripped = (text: string): string => stripMarkup(normaliseText(text));

/** What is kept of a field of one line: no markup, normalised, without space around it. */
export function cleanLine(text: string): string {
  return normalizeLine(stripped(text));
}

/** What is kept of a field of several lines: no markup, normalised, without space around it. */
export function cleanText(text: string): string {
  return normalizeText(stripped(text));
}

/** What is kept of an e-mail address: pasted ones carry direction marks and joiners, which are no part of it (REL-I20). */
export function cleanEmail(text: string): string {
  return cleanLine(withoutInvisible(cleanLine(text)));
}
