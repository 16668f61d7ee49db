/** What our faces have glyphs for: the letters of Western and Central Europe, and the signs of both languages. */
const drawn =
  /^[\n\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u2212]$/u;
/** Of these ranges, what they have not. */
const gaps = "¤¦¬\u00ad±²³µ¹¼½¾ĈĉĔĕĜĝĤĥĨĩĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧŨũſ";

const standIns: Readonly<Record<string, string>> = {
  "\u202f": "\u00a0",
  "\u2009": " ",
  "\u2011": "-",
  "\u00ad": "",
  "\u2044": "/",
  "±": "+/-",
};

/**
 * A text in letters that our faces can draw: one they do not have loses its accents, and where that does not help it
 * becomes a question mark, which a reader notices, rather than a gap, which he does not.
 */
export function printable(text: string): string {
  return Array.from(text.normalize("NFC"), (letter) => standInFor(letter) ?? plainOf(letter)).join("");
}

function standInFor(letter: string): string | undefined {
  return drawn.test(letter) && !gaps.includes(letter) ? letter : standIns[letter];
}

function plainOf(letter: string): string {
  const parts = Array.from(letter.normalize("NFKD").replace(/\p{M}/gu, ""), standInFor);
  return parts.length > 0 && !parts.includes(undefined) ? parts.join("") : "?";
}
