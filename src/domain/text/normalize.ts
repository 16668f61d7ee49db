import { wellFormed } from "./well-formed.ts";

// Control characters but tab and line feed: databases refuse NUL, and none of them is text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const controls = /[\u0000-\u0008\u000B-\u001F\u007F]/g;

/**
 * Marks on one letter beyond the thirtieth (UAX #15, "stream-safe"). No script needs them, and a normalizer sorts a run
 * of marks in time that grows with the square of its length (REL-I18).
 */
const mostMarks = 30;
const runOfMarks = /\p{M}+/gu;

/** The only door to `String.prototype.normalize`: in time that grows with the length of the text. */
export function composed(text: string, form: "NFC" | "NFKD" = "NFC"): string {
  // A mark may become several, so the result is cut, too: normalized again, it stays as it is.
  return withoutSurplus(withoutSurplus(text).normalize(form));
}

function withoutSurplus(text: string): string {
  if (text.length <= mostMarks) return text;
  return text.replace(runOfMarks, (run) =>
    run.length > mostMarks ? Array.from(run).slice(0, mostMarks).join("") : run,
  );
}

/**
 * The one form in which texts are stored and measured, the same in browser and server: NFC, well-formed, lines ended by
 * a single line feed (forms send two characters), no control characters (REL-I17), no piles of marks (REL-I18).
 */
export function normalizeText(text: string): string {
  // Before anything is removed: halves that come together then are one character here, and two on their way as UTF-8.
  return composed(wellFormed(text).replace(/\r\n?/g, "\n").replace(controls, ""));
}

/** The text in its stored form, without space around it. */
export function normalizeAndTrim(text: string): string {
  return normalizeText(text).trim();
}

/** A name, an address or another text of one line: normalized, with spaces for line breaks and tabs. */
export function normalizeLine(text: string): string {
  return normalizeText(text)
    .replace(/[\n\t\u2028\u2029]/g, " ")
    .trim();
}

/** Longer than any rule allows (5,000), and soon looked through: a longer text is refused or cut before it is read (REL-I18). */
export const longestText = 20_000;

/** Characters as a person counts them: code points, so that an emoji is one on both sides. */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
