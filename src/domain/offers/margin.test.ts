import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sum } from "../sum.ts";
import type { UnitCosts } from "./line-costs.ts";
import { marginOf, shareOf, workOutLineMargins, workOutMargin } from "./margin.ts";
import type { OfferContent, OfferLine } from "./offer.ts";
import { placedLines } from "./placed-lines.ts";
import { workOutOffer } from "./work-out-offer.ts";

const bags: OfferLine = { kind: "product", name: "L", units: 10_000, unitPriceE4: 1_650 };
const setup: OfferLine = { kind: "setup", name: "Set-up", amountCents: 13_500 };
const freight: OfferLine = { kind: "freight", name: "Freight", amountCents: 42_000, freight: "fixed" };
const note: OfferLine = { kind: "text", name: "As agreed" };
const offer = (lines: readonly OfferLine[], rest: Partial<OfferContent> = {}): OfferContent => ({
  ...{ rounding: "per-line", lines, options: [] },
  ...rest,
});
const lineOf = (line: OfferLine, unitCostE4?: number) => {
  const costs = unitCostE4 === undefined ? {} : { "lines.0": unitCostE4 };
  return workOutLineMargins(offer([line]), costs).get("lines.0");
};

test.each<[string, OfferLine, number | undefined, number | undefined]>([
  ["bags: so many times one", bags, 825, 82_500],
  ["a cost in parts of a cent is rounded half up, once", { ...bags, units: 3 }, 825, 25],
  ["a line without units is one", setup, 900_000, 9_000],
  ["nothing known is not nothing", bags, undefined, undefined],
  ["a cost of nothing is a cost", bags, 0, 0],
  ["freight costs what was typed", freight, 3_800_000, 38_000],
  ["freight costs nothing that is known", freight, undefined, undefined],
  [
    "what is given back costs nothing beside",
    { kind: "fee", name: "Credit", amountCents: -500 },
    undefined,
    0,
  ],
])("what a line costs: %s", (_, line, unitCostE4, costCents) => {
  expect(lineOf(line, unitCostE4)?.costCents).toBe(costCents);
});

test("a line without an amount is not counted: a text, freight that is open or on the client's account", () => {
  const open: OfferLine = { kind: "freight", name: "Freight", freight: "to-be-confirmed" };
  expect(workOutLineMargins(offer([note, open, { ...open, freight: "collect" }]), {}).size).toBe(0);
});

describe("L1.11 the margin of an offer", () => {
  test("is the price less discounts less cost, without the tax", () => {
    const tax = {
      ...{ name: "T", freightTaxable: true, setupTaxable: true },
      jurisdictions: [{ name: "T", ppm: 82_500 }],
    };
    const content = offer([{ ...bags, discount: { cents: 5_000 } }, setup], {
      discount: { ppm: 100_000 },
      tax,
    });
    // 1,600.00 less 10 %; the set-up is not discounted.
    expect(workOutMargin(content, { "lines.0": 825, "lines.1": 500_000 })).toEqual({
      ...{ netCents: 157_500, costedCents: 157_500, costCents: 87_500, unknownLines: 0 },
    });
  });

  test("says how much of it has a cost that is known", () => {
    const margin = workOutMargin(offer([bags, setup, note, freight]), { "lines.0": 825 });
    expect(margin).toEqual({ netCents: 220_500, costedCents: 165_000, costCents: 82_500, unknownLines: 2 });
    expect([marginOf(margin), shareOf(marginOf(margin), margin.costedCents)]).toEqual([82_500, 50]);
  });

  test("is that of what is chosen", () => {
    const option = {
      ...({ id: "o1", kind: "one_of", title: "Quantity", at: 0 } as const),
      choices: [
        { id: "o1c1", title: "10,000", lines: [bags] },
        { id: "o1c2", title: "20,000", lines: [{ ...bags, units: 20_000 }] },
      ],
    };
    const content = offer([setup], { options: [option] });
    const costs = { "options.0.choices.0.lines.0": 900, "options.0.choices.1.lines.0": 700 };
    expect(workOutMargin(content, costs).unknownLines).toBe(1);
    expect(workOutMargin(content, costs, { o1: "o1c2" })).toMatchObject({
      costCents: 140_000,
      costedCents: 330_000,
    });
  });

  test("of a request that is rounded once adds up to its goods", () => {
    const third = { ...bags, units: 1, unitPriceE4: 33 };
    const content = offer([third, third, third], { rounding: "once" });
    expect(workOutMargin(content, {}).netCents).toBe(workOutOffer(content).goodsCents);
  });
});

test.each([
  [50, 100, 50],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [-25, 100, -25],
  [0, 0, null],
  [5, -5, null],
])("%i of %i is %s %", (cents, whole, share) => expect(shareOf(cents, whole)).toBe(share));

const anyLine: fc.Arbitrary<OfferLine> = fc.oneof(
  fc
    .record({ units: fc.nat(1_000_000), unitPriceE4: fc.nat(100_000) })
    .map((numbers): OfferLine => ({ kind: "product", name: "L", ...numbers })),
  fc
    .integer({ min: -90_000, max: 90_000 })
    .map((amountCents): OfferLine => ({ kind: "fee", name: "F", amountCents })),
  fc.constant<OfferLine>({ kind: "section", name: "S" }),
);

test("the margins of the lines add up to the offer's, and its known and unknown parts to its price", () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 6 }),
      fc.array(anyLine, { maxLength: 2 }),
      fc.array(fc.option(fc.nat(100_000), { nil: undefined }), { maxLength: 9 }),
      fc.nat(1_000_000),
      fc.constantFrom("once", "per-line"),
      (lines, chosen, costs, ppm, rounding) => {
        const choices = [{ id: "o1c1", title: "C", lines: chosen }];
        const option = { id: "o1", kind: "any_of", title: "O", choices, defaultChoices: ["o1c1"] } as const;
        const content = offer(lines, {
          rounding,
          ...(rounding === "per-line" && { options: [option], discount: { ppm } }),
        });
        const known: UnitCosts = Object.fromEntries(
          placedLines(content).flatMap(({ path }, at) =>
            costs[at] === undefined ? [] : [[path, costs[at]]],
          ),
        );
        const all = [...workOutLineMargins(content, known).values()];
        const offered = workOutMargin(content, known);
        const { goodsCents, freightCents } = workOutOffer(content);
        const ofKnown = all.filter(({ costCents }) => costCents !== undefined);
        const margins = ofKnown.map(({ netCents, costCents = 0 }) => netCents - costCents);
        expect(marginOf(offered)).toBe(sum(margins));
        expect(offered.unknownLines).toBe(all.length - ofKnown.length);
        if (all.length > 0) expect(offered.netCents).toBe(goodsCents + freightCents);
        if (offered.unknownLines === 0) expect(offered.costedCents).toBe(offered.netCents);
      },
    ),
  );
});
