import { expect, test } from "vitest";
import { checkOffer, maximumLines } from "./check-offer.ts";
import type { OfferContent, OfferLine } from "./offer.ts";

const bags: OfferLine = { kind: "product", name: "Bag L", units: 25_000, unitPriceE4: 1_650 };
const offer = (lines: readonly OfferLine[], more: Partial<OfferContent> = {}): OfferContent => ({
  ...{ rounding: "per-line", lines, options: [] },
  ...more,
});
const errorsOf = (content: OfferContent) =>
  Object.fromEntries(Object.entries(checkOffer(content, 10_000)).map(([field, { id }]) => [field, id]));

test.each<[string, Partial<OfferLine>, Record<string, string>]>([
  ["as it should be", {}, {}],
  ["without a name", { name: " " }, { "lines.0.name": "offer.line.name" }],
  ["with a long name", { name: "x".repeat(201) }, { "lines.0.name": "text.tooLong" }],
  ["with half a bag", { units: 0.5 }, { "lines.0.units": "offer.line.units" }],
  ["with fewer than no bags", { units: -1 }, { "lines.0.units": "offer.line.units" }],
  ["below the minimum", { units: 5_000 }, { "lines.0.units": "offer.line.tooFew" }],
  ["below the minimum, with a reason", { units: 5_000, reason: "A trial run" }, {}],
  ["without a price", { unitPriceE4: undefined }, { "lines.0.unit_price": "offer.line.price" }],
  ["with an amount instead", { units: undefined, unitPriceE4: undefined, amountCents: 1 }, {}],
  [
    "with a price of five decimals (FOUND-F8)",
    { unitPriceE4: Number.NaN },
    { "lines.0.unit_price": "offer.line.decimals" },
  ],
  ["with a price below zero", { unitPriceE4: -1 }, { "lines.0.unit_price": "offer.line.belowZero" }],
  ["with a price beyond all", { unitPriceE4: 1e12 }, { "lines.0.unit_price": "offer.line.priceInvalid" }],
  [
    "with more than an offer may cost",
    { unitPriceE4: 9_000_000 },
    { "lines.0.amount": "offer.total.tooHigh" },
  ],
])("L1.8 a line %s", (_how, changes, errors) => {
  expect(errorsOf(offer([{ ...bags, ...changes }]))).toEqual(errors);
});

test.each<[string, OfferLine, Record<string, string>]>([
  ["a credit with a reason", { kind: "fee", name: "Sample", amountCents: -500, reason: "Paid before" }, {}],
  [
    "a credit without one",
    { kind: "fee", name: "Sample", amountCents: -500 },
    { "lines.1.amount": "offer.line.belowZero" },
  ],
  [
    "a credit that would be discounted",
    { kind: "fee", name: "Sample", amountCents: -500, reason: "Paid before", discountable: true },
    { "lines.1.discountable": "offer.line.notDiscountable" },
  ],
  [
    "more credit than there is",
    { kind: "fee", name: "Sample", amountCents: -99_999_999, reason: "Paid before" },
    { total: "offer.total.belowZero" },
  ],
  ["freight without a number yet", { kind: "freight", name: "Freight", freight: "to-be-confirmed" }, {}],
  [
    "freight without a number that has one",
    { kind: "freight", name: "Freight", freight: "to-be-confirmed", amountCents: 100 },
    { "lines.1.amount": "offer.line.noAmount" },
  ],
  [
    "fixed freight without a number",
    { kind: "freight", name: "Freight", freight: "fixed" },
    { "lines.1.unit_price": "offer.line.price" },
  ],
  ["a text", { kind: "text", name: "Delivered on pallets" }, {}],
])("L1.2 %s", (_what, line, errors) => {
  expect(errorsOf(offer([bags, line]))).toEqual(errors);
});

test.each([
  [{ ppm: 0 }, "offer.discount.share"],
  [{ ppm: 1_000_001 }, "offer.discount.share"],
  [{ ppm: 1_000_000 }, undefined],
  [{ cents: 0 }, "offer.discount.amount"],
  [{ cents: 412_501 }, "offer.discount.amount"],
  [{ cents: 412_500 }, undefined],
])("L1.5 a discount of %j", (discount, error) => {
  const setup: OfferLine = { kind: "setup", name: "Screens", amountCents: 13_500 };
  expect(errorsOf(offer([bags, setup], { discount }))).toEqual(error ? { discount: error } : {});
});

test("L1.10 a section has a name and no money, and heads lines of the offer itself", () => {
  const section: OfferLine = { kind: "section", name: "Spring" };
  expect(errorsOf(offer([section, bags]))).toEqual({});
  expect(errorsOf(offer([{ ...section, name: "" }, bags]))).toEqual({ "lines.0.name": "offer.line.name" });
  expect(errorsOf(offer([{ ...section, amountCents: 1 }, bags]))).toEqual({
    "lines.0.amount": "offer.line.noAmount",
  });
  const choices = [{ id: "a", title: "A", lines: [section] }];
  const options = [{ id: "o", title: "O", kind: "one_of", choices }] as const;
  expect(errorsOf(offer([bags], { options }))).toEqual({
    "options.0.choices.0.lines.0.kind": "offer.line.sectionInChoice",
  });
});

test.each<[string, Partial<OfferLine>, string | undefined]>([
  ["of 2 %", { discount: { ppm: 20_000 } }, undefined],
  ["of all of it", { discount: { ppm: 1_000_000 } }, undefined],
  ["of nothing", { discount: { ppm: 0 } }, "offer.discount.share"],
  ["of more than all", { discount: { ppm: 1_000_001 } }, "offer.discount.share"],
  ["that is no number", { discount: { ppm: Number.NaN } }, "offer.discount.share"],
  ["of the line's amount", { discount: { cents: 412_500 } }, undefined],
  ["of a cent more", { discount: { cents: 412_501 } }, "offer.discount.amount"],
  ["of no cents", { discount: { cents: 0 } }, "offer.discount.amount"],
  [
    "of what is below zero",
    { kind: "fee", unitPriceE4: -1, reason: "Sample", discount: { ppm: 20_000 } },
    "offer.line.notDiscountable",
  ],
  [
    "of freight at cost",
    { kind: "freight", freight: "estimate", discount: { ppm: 20_000 } },
    "offer.line.discountOfEstimate",
  ],
  ["of freight", { kind: "freight", freight: "fixed", discount: { ppm: 20_000 } }, undefined],
  [
    "of a text",
    { kind: "text", units: undefined, unitPriceE4: undefined, discount: { ppm: 20_000 } },
    "offer.line.noAmount",
  ],
])("L1.9 a discount of a line %s", (_how, changes, error) => {
  expect(errorsOf(offer([bags, { ...bags, ...changes }]))).toEqual(
    error ? { "lines.1.discount": error } : {},
  );
});

test("L1.8 an offer has at most 200 lines, those of its choices counted", () => {
  const lines = Array.from({ length: maximumLines }, () => ({ ...bags, unitPriceE4: 1 }));
  expect(errorsOf(offer(lines))).toEqual({});
  const choices = [{ id: "a", title: "A", lines: [bags] }];
  const options = [{ id: "o", title: "O", kind: "any_of", defaultChoices: [], choices }] as const;
  expect(errorsOf(offer(lines, { options }))).toEqual({ lines: "offer.lines.tooMany" });
});

test("a line of a choice is checked where it stands", () => {
  const choices = [{ id: "a", title: "A", lines: [{ ...bags, name: "" }] }];
  const options = [{ id: "o", title: "O", kind: "one_of", choices }] as const;
  expect(errorsOf(offer([bags], { options }))).toEqual({
    "options.0.choices.0.lines.0.name": "offer.line.name",
  });
});
