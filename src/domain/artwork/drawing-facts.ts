/** Whether the fonts of a text are in the file: without them, another program draws other letters. */
export const fontsFound = ["none", "embedded", "missing"] as const;

/** What a printer asks about a PDF (an AI file has one inside) and about an SVG. */
export interface DrawingFacts {
  readonly pages: number;
  /** Its first page is drawn as lines or text, and no picture covers it. */
  readonly isVector: boolean;
  /** Of the first page. */
  readonly widthMm: number;
  readonly heightMm: number;
  readonly fonts: (typeof fontsFound)[number];
  /** Names of inks, as the file has them. */
  readonly spotColours: readonly string[];
}
