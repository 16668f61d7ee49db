import { expect, test } from "vitest";
import { estimateOf } from "../sizes/quote-lines.ts";
import { draftWith, groups } from "./quote-form.fixture.ts";
import { quoteForm, quotePayload } from "./quote-payload.ts";

function payloadOf(changes: Parameters<typeof draftWith>[0], locale: "mul" | "fr" = "mul") {
  const draft = draftWith(changes);
  return quotePayload(draft, estimateOf(draft, groups, locale), locale);
}

test("the specified payload, with ids beside the names (SPEC-2.14)", () => {
  expect(payloadOf({ units: { 11: 10_000, 12: 25_000 } })).toEqual({
    name: "Ann Miller",
    email: "ann@example.com",
    phone: "303-555-0123",
    message: "For the spring fair",
    quantity: "35000",
    sizes: '["Small","Medium"]',
    sizesQuantities: '{"Small":10000,"Medium":25000}',
    size_ids: '{"11":10000,"12":25000}',
    isLogo: "0",
    colorRequirement: "single",
    productColors: '["#FFFFFF"]',
    interest: "Market Tote",
  });
});

test("sizes of one name in two products count together by name, apart by id", () => {
  expect(payloadOf({ units: { 12: 10_000, 21: 20_000 } })).toMatchObject({
    sizes: '["Medium"]',
    sizesQuantities: '{"Medium":30000}',
    size_ids: '{"12":10000,"21":20000}',
    interest: "Market Tote, Grocery Bag",
  });
});

test("markup goes, space around goes, lines stay", () => {
  expect(payloadOf({ name: " <b>Ann</b> ", message: "one\n<i>two</i> ", company: " Acme " })).toMatchObject({
    name: "Ann",
    message: "one\ntwo",
    company: "Acme",
  });
});

test("several colors are `multiple`; print colors and the file go along only with a logo", () => {
  const colours = { productColors: ["#FFFFFF", "#2B5B3E"], logoColors: ["#000000"] };
  const logo = new File(["x"], "logo.png", { type: "image/png" });
  expect(payloadOf({ ...colours, isLogo: true }, "fr")).toMatchObject({
    colorRequirement: "multiple",
    isLogo: "1",
    logo_colors: '["#000000"]',
    language: "fr",
  });
  expect(payloadOf(colours)).not.toHaveProperty("logo_colors");
  expect(quoteForm({}, { isLogo: true }, { logo }).has("logo")).toBe(true);
  expect(quoteForm({}, { isLogo: false }, { logo }).has("logo")).toBe(false);
});

test("printed places go along only with a logo, and only where they were stated", () => {
  const places = [{ place: "front", colours: 2 }] as const;
  expect(payloadOf({ isLogo: true, places }).places).toBe('[{"place":"front","colours":2}]');
  expect(payloadOf({ isLogo: false, places })).not.toHaveProperty("places");
  expect(payloadOf({ isLogo: true })).not.toHaveProperty("places");
});
