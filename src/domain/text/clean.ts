import { withoutInvisible } from "./invisible.ts";
import { normalizeAndTrim, normalizeLine, normalizeText } from "./normalize.ts";
import { stripMarkup } from "./strip-markup.ts";

// Stripping can bring characters together that compose, so the text is normalized before and after.
const stripped = (text: string): string => stripMarkup(normalizeText(text));

/** The stored form of a field of one line: no markup, normalized, without space around it. */
export function cleanLine(text: string): string {
  return normalizeLine(stripped(text));
}

/** The stored form of a field of several lines: no markup, normalized, without space around it. */
export function cleanText(text: string): string {
  return normalizeAndTrim(stripped(text));
}

/** The stored form of an e-mail address, without the direction marks and joiners of pasted ones (REL-I20). */
export function cleanEmail(text: string): string {
  return cleanLine(withoutInvisible(cleanLine(text)));
}
