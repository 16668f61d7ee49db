import { describe, expect, test } from "vitest";
import { cleanEmail } from "./clean.ts";
import { charactersOf, cutText } from "./cut.ts";
import { asciiDigits, fold } from "./fold.ts";
import { required } from "./required.ts";
import { wellFormed } from "./well-formed.ts";

/** A name, and another way to write the same one. */
const spellings: readonly (readonly [script: string, name: string, other: string])[] = [
  ["Latin", "José Müller", "JOSE\u0301 MU\u0308LLER"],
  ["Latin without accents", "Élodie Lefèvre", "elodie lefevre"],
  ["full width", "Ann Miller", "Ａｎｎ Ｍｉｌｌｅｒ"],
  ["ligatures", "Cœur & Straße", "COEUR & STRASSE"],
  ["Polish", "Łukasz Żak", "lukasz zak"],
  ["Turkish", "İpek Işık", "ipek isik"],
  ["Vietnamese", "Nguyễn Thị", "nguyen thi"],
  ["Greek", "Γιώργος Παπαδόπουλος", "ΓΙΩΡΓΟΣ ΠΑΠΑΔΟΠΟΥΛΟΣ"],
  ["Cyrillic", "Фёдор Йовчев", "федор иовчев"],
  ["Hebrew", "שָׁלוֹם", "שלום"],
  ["Arabic", "مُحَمَّد", "محمـــد"],
  ["Arabic presentation forms", "سلام", "ﺳﻼﻡ"],
  ["Devanagari", "क़लम १२३", "क\u093Cलम 123"],
  ["Thai", "สมชาย", "ส\u200Bมชาย"],
  ["Han", "王小明", "王\uFE00小明"],
  ["Hangul", "김민수", "김민수".normalize("NFD")],
  ["kana", "ガク", "ｶﾞｸ"],
];

describe("folding (REL-I20)", () => {
  test.each(spellings)("%s: %s and %s are searched alike", (_, name, other) => {
    expect(fold(other)).toBe(fold(name));
    const marks = ["\u200E", "\u202A", "\u200B", "\uFEFF", "\u034F", "\u2060"];
    const marked = Array.from(name.normalize("NFC"), (letter, at) => letter + marks[at % marks.length]).join(
      "",
    );
    expect(fold(marked)).toBe(fold(name));
    expect(fold(fold(name))).toBe(fold(name));
  });

  test("what is another letter stays another", () => {
    expect(fold("が")).not.toBe(fold("か"));
    expect(fold("คำ")).not.toBe(fold("คา"));
    expect(fold("ان")).not.toBe(fold("آنس"));
  });

  test("digits of every script", () => {
    expect(asciiDigits("٠١٢٣٤٥٦٧٨٩ ۴ ९ 𝟘𝟡 𞥐 𛲟")).toMatch(/^0123456789 4 9 09 0 /u);
  });
});

describe("cutting between whole characters (REL-I20)", () => {
  const texts = [
    "e\u0301".repeat(50),
    "👩‍👩‍👧‍👦".repeat(20),
    "🇫🇷🇺🇸".repeat(20),
    "นี้".repeat(40),
    "क्षि".repeat(40),
    "👍🏽❤️".repeat(30),
  ];

  test.each(texts)("%s", (text) => {
    const whole = charactersOf(text);
    for (let most = 0; most <= text.length; most += 1) {
      const cut = cutText(text, most);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(text.startsWith(cut)).toBe(true);
      let end = 0;
      const ends = [0, ...whole.map((character) => (end += character.length))];
      expect(ends).toContain(cut.length);
      expect(cut.length).toBe(Math.max(...ends.filter((at) => at <= most)));
    }
  });

  test("without Intl.Segmenter no pair is halved", () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, "Segmenter");
    try {
      expect(cutText("😀😀", 3)).toBe("😀");
      expect(charactersOf("a😀")).toEqual(["a", "😀"]);
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });
});

test.each([
  ["\u202Aann@example.com\u202C", "ann@example.com"],
  ["ann\u200B@exam\u00ADple.com ", "ann@example.com"],
  ["\uFEFF ann@example.com", "ann@example.com"],
  ["a\u034Fn\u3164n@example.com\uFE0F", "ann@example.com"],
  ["<b>ann@example.com</b>", "ann@example.com"],
])("%j is the address %s", (pasted, kept) => {
  expect(cleanEmail(pasted)).toBe(kept);
  expect(cleanEmail(kept)).toBe(kept);
});

test("a name that is not seen is no name", () => {
  const words = { id: "x", message: "x" };
  for (const text of ["", "\u3164", "\u200B\u200E", "\u2800", "\uFE0F \u034F"])
    expect(required(words)(text)).toBe(words);
  expect(required(words)("👨‍👩‍👧")).toBeUndefined();
});

test("lone surrogates differ from whole pairs", () => {
  for (const text of ["a\uD800b", "\uDC00\uD800", "😀", "\uD83D😀\uDE00", "plain"])
    expect(wellFormed(text)).toBe(text.toWellFormed());
});
