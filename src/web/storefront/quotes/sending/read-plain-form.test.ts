import { expect, test } from "vitest";
import { emptyDraft, readDraft, writeDraft } from "../form/quote-draft.ts";
import { draftWith } from "../form/quote-form.fixture.ts";
import { withTyped } from "../form/use-draft.ts";
import { readLogo, readPlainForm } from "./read-plain-form.ts";

function formOf(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test("a form posted without JavaScript is a draft like any other", () => {
  const draft = readPlainForm(
    formOf([
      ["name", "Ann"],
      ["size", "11"],
      ["size", "12"],
      ["units-11", "10,000"],
      ["units-12", ""],
      ["units-21", "20 000"],
      ["isLogo", "1"],
      ["colour-0", "own"],
      ["colour-0-own", "#aabbcc"],
    ]),
  );
  expect(draft).toMatchObject({ name: "Ann", isLogo: true, productColors: ["#AABBCC"] });
  expect(draft.units).toEqual({ 11: 10_000, 12: null, 21: 20_000 });
});

test("an empty form is an empty draft, and an empty file is none", () => {
  const form = formOf([["name", ""]]);
  form.set("logo", new File([], ""));
  expect(readPlainForm(form)).toEqual(emptyDraft);
  expect(readLogo(form)).toBeUndefined();
});

test.each(["size", "units-x", "units-0", "units-1e3"])("%s without a known size is left out", (name) => {
  expect(readPlainForm(formOf([[name, "<script>"]])).units).toEqual({});
});

test("what was typed before the page was ready wins over the draft; untouched fields do not", () => {
  const kept = draftWith({ company: "Acme" });
  expect(withTyped(kept, emptyDraft)).toBe(kept);
  expect(withTyped(kept, { ...emptyDraft, name: "Bob", units: { 11: 5 } })).toMatchObject({
    name: "Bob",
    company: "Acme",
    units: { 11: 5, 12: 25_000 },
  });
});

test.each([null, "", "no json", "[]", '{"units":{"a":1,"12":"x"},"productColors":[7]}'])(
  "whatever storage holds (%j) is a draft",
  (stored) => {
    expect(readDraft(stored)).toMatchObject({ name: "", productColors: ["#FFFFFF"] });
  },
);

test("a draft is read back as it was written; an untouched one leaves nothing", () => {
  const draft = draftWith({ isLogo: true, logoName: "logo.pdf", interest: "3 produits" });
  expect(readDraft(writeDraft(draft))).toEqual(draft);
  expect(writeDraft(emptyDraft)).toBeNull();
});

test("a printed place is one with a number; what is no number is refused, not lost", () => {
  const typed = formOf([
    ["place-front", "2"],
    ["place-back", "0"],
    ["place-gusset", ""],
    ["place-handle", "two"],
  ]);
  const { places } = readPlainForm(typed);
  expect(places).toEqual([
    { place: "front", colours: 2 },
    { place: "handle", colours: 0 },
  ]);
  expect(readDraft(writeDraft(draftWith({ places }))).places).toEqual(places);
  expect(withTyped(emptyDraft, { ...emptyDraft, places })).toMatchObject({ places });
});
