// Halves of a surrogate pair without the other half. With the flag u a whole pair is one character and never matches.
const halves = /[\uD800-\uDFFF]/gu;

/** The text with U+FFFD in place of each half of a pair: `toWellFormed`, which Firefox ESR 115 does not have. */
export function wellFormed(text: string): string {
  return text.replace(halves, "\uFFFD");
}
