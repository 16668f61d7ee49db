import { withoutInvisible } from "./invisible.ts";
import { normaliseText, normalizeLine, normalizeText } from "./normalise.ts";
import { stripMarkup } from "./strip-markup.ts";

// Stripping can bring characters together that compose, so the text is normalised before and after.
const stripped = (text: string): string => stripMarkup(normaliseText(text));

/** The stored form of a field of one line: no markup, normalised, without space around it. */
export function cleanLine(text: string): string {
  return normalizeLine(stripped(text));
}

/** The stored form of a field of several lines: no markup, normalised, without space around it. */
export function cleanText(text: string): string {
  return normalizeText(stripped(text));
}

/** The stored form of an e-mail address, without the direction marks and joiners of pasted ones (REL-I20). */
export function cleanEmail(text: string): string {
  return cleanLine(withoutInvisible(cleanLine(text)));
}
