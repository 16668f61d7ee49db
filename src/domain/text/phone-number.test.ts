import { describe, expect, test } from "vitest";
import { phoneRule } from "#domain/quotes/phone.ts";
import { readPhone, searchDigits, searchedDigits } from "./phone-number.ts";

const english = phoneRule("en");
const french = phoneRule("fr");

describe("SPEC-3.2 the specified pattern, however a keyboard wrote it", () => {
  test.each([
    ["303\u2011555\u20110123", "13035550123"],
    ["303\u2013555\u20130123", "13035550123"],
    ["(303)\u00A0555\u20110123", "13035550123"],
    ["\u202A+1\u00A0(303)\u00A0555-0123\u202C", "13035550123"],
    ["\u200E303-555-0123\u200E", "13035550123"],
    ["303\u2009555\u20090123", "13035550123"],
    ["（３０３）５５５－０１２３", "13035550123"],
    ["٣٠٣-٥٥٥-٠١٢٣", "13035550123"],
    ["1-303-555-0123", "13035550123"],
    ["1 (303) 555-0123", "13035550123"],
    ["1.303.555.0123", "13035550123"],
    ["555-0123", "5550123"],
  ])("%s", (typed, digits) => {
    expect(english(typed)).toBeUndefined();
    expect(readPhone(typed, false)).toMatchObject({ digits });
  });

  test.each([
    ["303-555-0123 ext. 12", "12"],
    ["303-555-0123 ext 12", "12"],
    ["(303) 555-0123 x12", "12"],
    ["303-555-0123x4", "4"],
    ["303-555-0123 #12", "12"],
    ["303-555-0123, extension 1234", "1234"],
    ["303-555-0123 Ext.\u00A012", "12"],
    ["+33 6 12 34 56 78 poste 12", "12"],
  ])("%s keeps its extension", (typed, extension) => {
    expect(english(typed)).toBeUndefined();
    expect(readPhone(typed, false)).toMatchObject({ extension });
  });
});

describe("SPEC-3.15 telephones of other countries", () => {
  test.each([
    ["+33 6 12 34 56 78", "33612345678"],
    ["+33612345678", "33612345678"],
    ["+33 (0)6 12 34 56 78", "33612345678"],
    ["+44 20 7946 0958", "442079460958"],
    ["+49 30/901820", "4930901820"],
    ["+41.44.668.18.00", "41446681800"],
    ["+298 20 20 20", "298202020"],
    ["+86 138 1234 56789", "8613812345678" + "9"],
  ])("%s, in every language", (typed, digits) => {
    expect([english(typed), french(typed), phoneRule(undefined)(typed)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(readPhone(typed, false)?.digits).toBe(digits);
  });

  test.each(["06 12 34 56 78", "06.12.34.56.78", "01-42-68-53-00", "06\u202F12\u202F34\u202F56\u202F78"])(
    "%s is one for a reader of French",
    (typed) => {
      expect(french(typed)).toBeUndefined();
      expect(english(typed)?.id).toBe("quote.phone.invalid");
    },
  );

  test("ten digits without separators are read as the reader's country writes them", () => {
    expect(readPhone("0612345678", true)?.digits).toBe("33612345678");
    expect(readPhone("0612345678", false)?.digits).toBe("612345678");
    expect(readPhone("3035550123", true)?.digits).toBe("13035550123");
  });

  test("303-555-0123 is one for a reader of French, too", () => {
    expect(french("(303) 555-0123")).toBeUndefined();
  });
});

test.each([
  "+1 303 555 01",
  "+1 33 6 12 34 56 78",
  "+33 1 23",
  "+3361234567890123",
  "+0 123 456 789",
  "+33--612345678",
  "+33 6 12 34 56 78 9a",
  "00 12 34 56 78",
  "06 12 34 56 7",
  "12345",
  "303-555-0123 ext.",
  "303-555-0123 x1234567",
  "ext. 12",
  "x",
  `+${"1".repeat(100)}`,
  "+33 (6 12 34 56 78",
])("%s is none in any language", (typed) => {
  expect([english(typed)?.id, french(typed)?.id]).toEqual(["quote.phone.invalid", "quote.phone.invalid"]);
});

test("the specified words stay", () => {
  expect(english("")?.message).toBe("Phone is required");
  expect(french("\u200E")?.message).toBe("Phone is required");
});

test.each([
  ["call me", undefined],
  ["Ann 303", undefined],
  ["000002", undefined],
  ["42", undefined],
  ["GE-2026-000002", undefined],
  ["(303) 555", "303555"],
  ["303-555-0142 x12", "13035550142"],
  ["06 12 34", "61234"],
])("a search for %j may mean the digits %s", (text, digits) => {
  expect(searchedDigits(text)).toBe(digits);
});

test("a text that is no number of a kind we know is found by its digits", () => {
  expect(searchDigits("Zürich 044 668 18 00")).toBe("446681800");
  expect(searchDigits("none")).toBe("");
});
