import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "#tests/support/any-text.ts";
import { atMost } from "./at-most.ts";
import { compactCount } from "./compact-count.ts";
import { isEmailShaped } from "./email-shape.ts";
import { maskEmail } from "./mask-email.ts";
import { lengthOf, normalizeAndTrim, normalizeLine, normalizeText } from "./normalize.ts";
import { shortId } from "./short-id.ts";

describe("normalizing (REL-I17)", () => {
  test.each([
    ["e\u0301", "é"],
    ["a\r\nb\rc", "a\nb\nc"],
    ["a\u0000b\u0007c", "abc"],
    ["\uD800x", "\uFFFDx"],
    ["\uD800\u0000\uDC00", "\uFFFD\uFFFD"],
    ["tab\tstays", "tab\tstays"],
  ])("%j is normalized to %j", (given, kept) => {
    expect(normalizeText(given)).toBe(kept);
  });

  test("normalizing twice changes nothing more", () => {
    fc.assert(
      fc.property(anyText(200), (given) => {
        expect(normalizeAndTrim(normalizeAndTrim(given))).toBe(normalizeAndTrim(given));
        expect(normalizeLine(normalizeLine(given))).toBe(normalizeLine(given));
        expect(normalizeLine(given)).not.toMatch(/[\r\n]/);
      }),
    );
  });

  test("a pile of marks is cut at thirty, and normalized again it stays as it is (REL-I18)", () => {
    expect(lengthOf(normalizeText(`x${"\u0301\u0316".repeat(50_000)}`))).toBe(31);
    const piles = fc.string({
      unit: fc.constantFrom("a", "\u0301", "\u0344", "\u0316", "\u{1D165}", "\u0958"),
      maxLength: 300,
    });
    fc.assert(
      fc.property(piles, (given) => {
        const kept = normalizeText(given);
        expect(normalizeText(kept)).toBe(kept);
        expect(kept.normalize("NFC")).toBe(kept);
      }),
    );
  });

  test("what languages write stays whole: Tibetan, Hebrew with points, Vietnamese", () => {
    for (const text of ["ཧྐྵྨླྺྼྻྂ", "בְּרֵאשִׁ֖ית", "Nguyễn Thị Ệ"])
      expect(normalizeText(text)).toBe(text.normalize("NFC"));
  });

  test("an emoji is one character", () => {
    expect(lengthOf("a😀é")).toBe(3);
    expect(atMost(2)("😀😀")).toBeUndefined();
    expect(atMost(2)("😀😀a")?.values).toEqual({ max: 2 });
  });
});

test.each([
  ["ann@example.com", true],
  ["a.b+c@sub.example.co", true],
  ["é@exemple.fr", true],
  ["ann", false],
  ["ann@", false],
  ["@example.com", false],
  ["ann@example", false],
  ["ann@example.", false],
  ["ann@.com", false],
  ["ann@a..b", false],
  ["a b@example.com", false],
  ["a@b@example.com", false],
  ["ann@example.com\nbcc:x@y.z", false],
  ["Ann <ann@example.com>", false],
  ["a,b@example.com", false],
  ["o'brien@example.com", true],
  ["иван@пример.рф", true],
  ["a?bcc=eve@evil.example", false],
  ["a%40bank.example@example.com", false],
  ["a&b@example.com", false],
  ["a#b@example.com", false],
  ["a/b@example.com", false],
  ["ann@example.com?subject=x", false],
  ["a\u034Fnn@example.com", false],
  ["\u3164@example.com", false],
  ["a\uFE0Fnn@example.com", false],
  ["a\u{E0061}nn@example.com", false],
  ["\u2800@example.com", false],
])("%j shaped like an e-mail: %s", (text, expected) => {
  expect(isEmailShaped(text)).toBe(expected);
});

// SPEC-2.32
test.each([
  ["john.smith@example.com", "joh...@example.com"],
  ["john@example.com", "joh...@example.com"],
  ["bob@example.com", "bo...@example.com"],
  ["al@example.com", "a...@example.com"],
  ["a@example.com", "...@example.com"],
  ["nothing", "not..."],
  ["e\u0316\u0301a\u0316b\u0316cd@example.com", "e\u0316\u0301a\u0316b\u0316...@example.com"],
])("%s is masked as %s", (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1.0K"],
  [1234, "1.2K"],
  [45_678, "45.7K"],
  [999_949, "999.9K"],
  [999_950, "1.0M"],
  [1_000_000, "1.0M"],
  [3_450_000, "3.5M"],
])("%d views are %s", (count, shown) => {
  expect(compactCount(count)).toBe(shown);
});

test("a compact count in French has a comma", () => {
  expect(compactCount(1234, "fr")).toBe("1,2K");
});

test("a payment id is cut to 12 characters", () => {
  expect(shortId("pi_3NabcdefghijKLMN")).toBe("pi_3Nabcdefg");
  expect(shortId("pi_1")).toBe("pi_1");
});
