import { withoutInvisible } from "./invisible.ts";
import { composed } from "./normalize.ts";

/** Accents of Latin, Greek and Cyrillic, the points of Hebrew and Arabic, and the stroke that lengthens Arabic words. */
const accents = /[\u0300-\u036F\u0591-\u05BD\u05BF-\u05C7\u064B-\u065F\u0670\u0640]/g;

/** Letters that are written in two ways, of which neither is made of the other and a mark. */
const others: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  ς: "σ",
};
const otherLetters = new RegExp(`[${Object.keys(others).join("")}]`, "g");

const otherDigit = /(?![0-9])\p{Nd}/gu;

/**
 * The form in which texts are compared in a search: without case, accents, invisible characters, and the
 * widths and ligatures of keyboards; digits of every script as 0 to 9. What is found is shown as it was written.
 */
export function fold(text: string): string {
  const plain = withoutInvisible(composed(text, "NFKD")).replace(accents, "").toLowerCase();
  const letters = plain.replace(otherLetters, (letter) => others[letter] ?? letter);
  return composed(asciiDigits(letters));
}

/** The text with the digits of every script as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(otherDigit, (found) => String(digitValue(found)));
}

// Digits of a script stand in rows of ten from 0 to 9, so the distance to the first of them tells the value.
function digitValue(found: string): number {
  const code = found.codePointAt(0) ?? 0;
  let distance = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - distance - 1))) distance += 1;
  return distance % 10;
}
