import PDFDocument from "pdfkit";
import { expect, test, vi } from "vitest";
import { cutLongWords } from "./cut-long-words.ts";

const doc = new PDFDocument();
const measured = vi.spyOn(doc, "widthOfString");

test.each([
  ["of one letter", "W".repeat(2_000), 1],
  ["of many", "abcdefghij".repeat(200), 10],
])("FOUND-S-N5 a word %s is cut to lines, each letter measured once", (_, word, letters) => {
  measured.mockClear();
  const cut = cutLongWords(doc, `Bag ${word}, natural\n${word}`, 200, new Map());
  expect(measured.mock.calls.length).toBeLessThanOrEqual(letters + 10);
  expect(cut.replaceAll("\n", "")).toBe(`Bag ${word}, natural${word}`);
  const widths = cut.split("\n").map((line) => doc.widthOfString(line));
  expect(Math.max(...widths)).toBeLessThan(200 + 40);
  expect(widths.length).toBeLessThan(2 * (doc.widthOfString(word) / 180) + 4);
});

test("words of a few lines stay whole, and an accent stays with its letter", () => {
  const few = "https://shop.example/admin/orders/12345678901234567890";
  expect(cutLongWords(doc, `See ${few}`, 120, new Map())).toBe(`See ${few}`);
  expect(cutLongWords(doc, "e\u0301".repeat(500), 50, new Map())).not.toMatch(/\n\u0301/);
});
