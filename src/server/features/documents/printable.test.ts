import { readFileSync } from "node:fs";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { printable } from "./printable.ts";

test.each([
  [
    "Łucja Müller, œuvre – “last year” 12\u202f000 ×\u00a0$0.145",
    "Łucja Müller, œuvre – “last year” 12\u00a0000 ×\u00a0$0.145",
  ],
  ["Nguyễn", "Nguyen"],
  ["2\u2011ply", "2-ply"],
  ["漢字 👜", "?? ?"],
  ["½ m² ±1", "1/2 m2 +/-1"],
  ["two\nlines", "two\nlines"],
])("%s is drawn as %s", (text, drawn) => {
  expect(printable(text)).toBe(drawn);
});

const letters = Array.from({ length: 0x2300 - 0x20 }, (_, offset) => String.fromCodePoint(0x20 + offset));

test.each(["instrument-sans-400", "instrument-sans-600", "bricolage-grotesque-700"])(
  "%s has a glyph for every letter that may be drawn",
  (name) => {
    const doc = new PDFDocument();
    doc.font(readFileSync(join(import.meta.dirname, "fonts", `${name}.ttf`)));
    const gaps = letters.filter((letter) => printable(letter) === letter && lacks(doc, letter));
    expect(gaps).toEqual([]);
  },
);

/** pdfkit's types do not show the face itself. */
function lacks(doc: PDFKit.PDFDocument, letter: string): boolean {
  const inside: unknown = Reflect.get(Reflect.get(doc, "_font"), "font");
  const has: unknown = Reflect.get(Object(inside), "hasGlyphForCodePoint");
  return typeof has === "function" && has.call(inside, letter.codePointAt(0)) === false;
}
