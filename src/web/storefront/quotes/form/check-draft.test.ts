import { describe, expect, test } from "vitest";
import type { Locale } from "#domain/language/language.ts";
import type { Message } from "#domain/words.ts";
import { estimateOf } from "../sizes/quote-lines.ts";
import { checkDraft, errorsOfAnswer, ofNoField } from "./check-draft.ts";
import type { QuoteDraft } from "./quote-draft.ts";
import { draftWith, groups } from "./quote-form.fixture.ts";

function errorsOf(changes: Partial<QuoteDraft>, minimumUnits = 10_000, locale: Locale = "en") {
  const draft = draftWith(changes);
  const errors = checkDraft(draft, estimateOf(draft, groups, locale), {
    logo: undefined,
    minimumUnits,
    locale,
  });
  return Object.fromEntries(Object.entries(errors).map(([field, words]) => [field, words.map(textOf)]));
}

function textOf(words: Message | string): string {
  return typeof words === "string" ? words : words.message;
}

test.each<[Partial<QuoteDraft>, Record<string, string[]>]>([
  [{}, {}],
  [{ name: " " }, { name: ["Name is required"] }],
  [{ email: "ann" }, { email: ["Email is not valid"] }],
  [{ phone: "" }, { phone: ["Phone is required"] }],
  [{ message: "<b></b>" }, { message: ["Message is required"] }],
  [{ units: {} }, { sizes: ["Please select at least one size"] }],
  [{ isLogo: true }, { logo: ["Please upload a logo file"] }],
  [{ productColors: [] }, { productColors: ["Please select at least one color for the product"] }],
  [{ wanted_by: "soon" }, { wanted_by: ["Please give a date like 2026-05-31"] }],
])("%j", (changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors);
});

describe("errors of units stand at their own field", () => {
  test.each([[null], [9999], [0]])("%s of them", (units) => {
    expect(errorsOf({ units: { 11: 10_000, 12: units } })).toEqual({
      "units-12": ["{size}: minimum {minimum, number} units required"],
    });
  });

  test("the minimum is the shop's own (SPEC-2.19)", () => {
    expect(errorsOf({ units: { 11: 500 } }, 500)).toEqual({});
    expect(Object.keys(errorsOf({ units: { 11: 500 } }, 501))).toEqual(["units-11"]);
  });

  test("a total above $999,999.99 is an error of the sizes (SPEC-0.16)", () => {
    expect(Object.keys(errorsOf({ units: { 11: 10_000_000 } }))).toEqual(["sizes"]);
  });
});

test("what the server refused stands at the fields of the form; the rest with the form's message", () => {
  const answer = {
    name: ["Name is required"],
    sizesQuantities: ["Medium: …"],
    size_ids: ["unknown"],
    foo: ["Foo"],
  };
  expect(errorsOfAnswer(answer)).toEqual({
    name: ["Name is required"],
    sizes: ["Medium: …", "unknown"],
    [ofNoField]: ["Foo"],
  });
});

test("SPEC-3.15 a French national number is one where the page is French", () => {
  expect(errorsOf({ phone: "06 12 34 56 78" }, 10_000, "fr").phone).toBeUndefined();
  expect(errorsOf({ phone: "06 12 34 56 78" }, 10_000, "mul").phone).toHaveLength(1);
});
