// Control characters but tab and line feed: databases refuse NUL, and none of them is text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const controls = /[\u0000-\u0008\u000B-\u001F\u007F]/g;

/**
 * The one form in which texts are kept and measured, the same in browser and server: NFC, well-formed,
 * lines ended by a single line feed (forms send two characters), no control characters (I17).
 */
export function normaliseText(text: string): string {
  // Before anything is removed: halves that come together then are one character here, and two on their way as UTF-8.
  return text.toWellFormed().replace(/\r\n?/g, "\n").replace(controls, "").normalize("NFC");
}

/** The text in its kept form, without space around it. */
export function tidyText(text: string): string {
  return normaliseText(text).trim();
}

/** A name, an address or another text of one line: tidy, its line breaks and tabs turned into spaces. */
export function tidyLine(text: string): string {
  return normaliseText(text)
    .replace(/[\n\t\u2028\u2029]/g, " ")
    .trim();
}

/** Characters as a person counts them: code points, so that an emoji is one on both sides. */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
