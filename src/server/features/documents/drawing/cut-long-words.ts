/** A word of so many lines is pdfkit's to break, which does it at hyphens and slashes. */
const mostLines = 3;
const features: PDFKit.Mixins.OpenTypeFeatures[] = ["tnum"];

/** How wide each letter is in one font of one size, as far as it was measured. */
export type LetterWidths = Map<string, number>;

/**
 * Cuts words that would fill more than a few lines of this width, in the font that is set. Each letter is measured once:
 * pdfkit shapes all that is left of a word again for each of its lines, so that one of 2,000 letters would cost what
 * fifty lines of words do.
 * @param widths what was measured in this font and size before; it is added to
 */
export function cutLongWords(
  doc: PDFKit.PDFDocument,
  text: string,
  width: number,
  widths: LetterWidths,
): string {
  const widthOf = (letter: string) => {
    const known = widths.get(letter);
    if (known !== undefined) return known;
    const measured = doc.widthOfString(letter, { features });
    widths.set(letter, measured);
    return measured;
  };
  return text.replace(/[^ \n]+/gu, (word) => {
    const letters = Array.from(word, (letter) => ({ letter, width: widthOf(letter) }));
    const whole = letters.reduce((sum, each) => sum + each.width, 0);
    return whole > mostLines * width ? cutWord(letters, width) : word;
  });
}

interface Letter {
  readonly letter: string;
  readonly width: number;
}

function cutWord(letters: readonly Letter[], width: number): string {
  const lines = [""];
  let left = width;
  for (const each of letters) {
    // An accent of its own stays with its letter.
    if (each.width > left && !/^\p{M}/u.test(each.letter)) {
      lines.push("");
      left = width;
    }
    lines[lines.length - 1] += each.letter;
    left -= each.width;
  }
  return lines.join("\n");
}
