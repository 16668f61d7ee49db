import { readFileSync } from "node:fs";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { printable } from "./printable.ts";

const markOf = (script: string) => script;

test.each([
  [
    "Łucja Müller, œuvre – “last year” 12\u202f000 ×\u00a0$0.145",
    "Łucja Müller, œuvre – “last year” 12\u00a0000 ×\u00a0$0.145",
  ],
  ["2\u2011ply", "2-ply"],
  ["two\nlines", "two\nlines"],
])("%s is drawn as %s, in the shop's own face", (text, drawn) => {
  expect(printable(text, markOf)).toEqual({ text: drawn, isWide: false, isPartly: false });
});

test.each(["Γιώργος Παπαδόπουλος", "Дмитрий Иванов", "Їжак", "Nguyễn Thị Ánh", "Ἀθηνᾶ", "½ m² ±1 ‰"])(
  "SPEC-3.14 %s is drawn as it was typed, in the wide face",
  (text) => {
    expect(printable(text, markOf)).toEqual({ text, isWide: true, isPartly: false });
  },
);

test.each([
  ["王小明", "[chinese]"],
  ["محمد", "[arabic]"],
  ["Wang 王 小明, Ltd", "Wang [chinese], Ltd"],
  ["東京タワー", "[japanese]"],
  ["홍길동", "[korean]"],
  ["דוד", "[hebrew]"],
  ["สมชาย", "[thai]"],
  ["राम", "[devanagari]"],
  ["ა", "[other]"],
  ["Thanks 👜👜🏽\u200d♂\ufe0f!", "Thanks [symbol]!"],
  ["Ａnn\u200f\u0007", "Ann"],
  ["Дмитрий 王", "Дмитрий [chinese]"],
])("SPEC-3.14 %s is drawn as %s", (text, drawn) => {
  expect(printable(text, markOf)).toMatchObject({ text: drawn, isPartly: drawn.includes("[") });
});

const letters = Array.from({ length: 0xa700 - 0x20 }, (_, offset) => String.fromCodePoint(0x20 + offset));

const drawn = letters.map((letter) => ({ letter, ...printable(letter, markOf) }));

test.each([
  ["instrument-sans-400", false],
  ["instrument-sans-600", false],
  ["bricolage-grotesque-700", false],
  ["noto-sans-400", true],
  ["noto-sans-700", true],
])("%s has a glyph for every letter that may be drawn", (name, isWideFace) => {
  const doc = new PDFDocument();
  doc.font(readFileSync(join(import.meta.dirname, "fonts", `${name}.ttf`)));
  const gaps = drawn.filter(
    ({ letter, text, isWide }) =>
      text === letter &&
      (isWideFace || !isWide) &&
      letter !== "\n" &&
      !(isWideFace && letter === "\u2212") &&
      lacks(doc, letter),
  );
  expect(gaps.map(({ letter }) => letter.codePointAt(0)?.toString(16))).toEqual([]);
});

/** pdfkit's types do not show the font itself. */
function lacks(doc: PDFKit.PDFDocument, letter: string): boolean {
  const inside: unknown = Reflect.get(Reflect.get(doc, "_font"), "font");
  const has: unknown = Reflect.get(Object(inside), "hasGlyphForCodePoint");
  return typeof has === "function" && has.call(inside, letter.codePointAt(0)) === false;
}

test("FOUND-U65 what the shop's papers say is in its own typeface, in each language", () => {
  const ofPapers =
    /^#\. js-lingui-explicit-id\n(?:#.*\n)*msgid "((?:document|orders|plan|offer)\.[^"]*)"\nmsgstr "(.*)"$/gm;
  for (const locale of ["en", "fr"])
    for (const area of ["server", "client", "admin"]) {
      const catalog = readFileSync(`src/web/locales/${locale}/${area}.po`, "utf8");
      const wide = [...catalog.matchAll(ofPapers)].filter(
        ([, , text = ""]) => printable(text, () => "").isWide,
      );
      expect(wide.map(([, id]) => id)).toEqual([]);
    }
});
