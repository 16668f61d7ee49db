import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OfferContent, OfferLine } from "../offers/offer.ts";
import { workOutOffer } from "../offers/work-out-offer.ts";
import { balanceCents, chooseUntil, freeUnits, isBelowTolerance, settle } from "./settlement.ts";
import {
  billableUnits,
  leastUnits,
  mostUnits,
  shortShares,
  toleranceOf,
  toleranceSentence,
  toleranceShares,
  unbounded,
} from "./tolerance.ts";

const bags: OfferLine = { kind: "product", name: "Non-woven bag L", units: 25_000, unitPriceE4: 1_650 };
const run: OfferLine = { kind: "run", name: "2 more colours", units: 50_000, unitPriceE4: 200 };
const setup: OfferLine = { kind: "setup", name: "3 screens", units: 3, unitPriceE4: 450_000 };
const freight: OfferLine = { kind: "freight", name: "Freight", amountCents: 42_000, freight: "fixed" };
const example: OfferContent = {
  rounding: "per-line",
  lines: [bags, run, setup, freight],
  options: [],
  discount: { ppm: 50_000 },
  tax: {
    ...{ name: "Illustration", freightTaxable: false, setupTaxable: true },
    jurisdictions: [{ name: "All of it", ppm: 82_500 }],
  },
};
const tenPercent = toleranceOf(100_000);
const settled = (unitsGood: number, content = example) =>
  settle({ content, counts: [{ unitsOrdered: 25_000, unitsGood }], tolerance: tenPercent });

describe("L19.4 the example at ±10 %, of which 2,918.28 were paid", () => {
  test.each([
    [25_000, 412_500, 100_000, 25_625, 500_375, 41_281, 583_656, 291_828],
    [26_800, 442_200, 107_200, 27_470, 535_430, 44_173, 621_603, 329_775],
    [28_000, 453_750, 110_000, 28_188, 549_062, 45_298, 636_360, 344_532],
    [23_900, 394_350, 95_600, 24_498, 478_952, 39_514, 560_466, 268_638],
    [22_000, 363_000, 88_000, 22_550, 441_950, 36_461, 520_411, 228_583],
  ])("%i bags", (good, ofBags, ofRun, discountCents, goodsCents, taxCents, totalCents, balance) => {
    const { worked, differenceCents } = settled(good);
    expect(worked.lines.map(({ amountCents }) => amountCents)).toEqual([ofBags, ofRun, 13_500, 42_000]);
    expect(worked).toMatchObject({ discountCents, goodsCents, freightCents: 42_000, taxCents, totalCents });
    expect(differenceCents).toBe(totalCents - 583_656);
    expect(balanceCents(settled(good), 291_828)).toBe(balance);
  });

  test("L19.2 of 28,000 bags the buyer pays for 27,500, and for all only where he says so", () => {
    const counts = [{ unitsOrdered: 25_000, unitsGood: 28_000 }];
    const { worked } = settle({ content: example, counts, tolerance: unbounded(tenPercent) });
    expect([settled(28_000).worked.totalCents, worked.totalCents]).toEqual([636_360, 646_901]);
  });

  test("what was paid in whole goes back by subtraction", () => {
    expect(settled(26_800).differenceCents).toBe(37_947);
    expect(balanceCents(settled(23_900), 583_656)).toBe(-23_190);
  });

  test.each([
    [25_000, 0, false],
    [28_000, 500, false],
    [22_500, 0, false],
    [22_499, 0, true],
    [22_000, 0, true],
  ])("of %i bags %i are free; the buyer chooses: %s", (unitsGood, free, isChoice) => {
    const lines = [{ unitsOrdered: 25_000, unitsGood }];
    expect(freeUnits(lines, tenPercent)).toBe(free);
    expect(isBelowTolerance(lines, tenPercent)).toBe(isChoice);
  });
});

describe("L19.3 what scales and what stays", () => {
  test.each([
    ["a share of a line follows the count", { ppm: 20_000 }, 23_900, 386_463],
    ["an amount stays", { cents: 5_000 }, 23_900, 389_350],
    ["up to the line", { cents: 5_000 }, 100, 0],
  ])("L1.9 %s", (_what, discount, good, ofBags) => {
    const content = { ...example, lines: [{ ...bags, discount }, run, setup, freight] };
    expect(settled(good, content).worked.lines[0]?.amountCents).toBe(ofBags);
  });

  test("a discount in dollars stays, up to what there is to discount", () => {
    const inDollars = { ...example, discount: { cents: 25_000 } };
    expect(settled(23_900, inDollars).worked.discountCents).toBe(25_000);
    expect(settled(1_000, inDollars).worked.discountCents).toBe(20_500);
    expect(settled(0, inDollars).worked.discountCents).toBe(0);
  });

  test("estimated freight becomes what it came to, fixed freight stays", () => {
    const estimated = { ...example, lines: [bags, { ...freight, freight: "estimate" as const }] };
    const counts = [{ unitsOrdered: 25_000, unitsGood: 25_000 }];
    const at = (content: OfferContent, actualFreightCents?: number) =>
      settle({ content, counts, tolerance: tenPercent, actualFreightCents }).worked.freightCents;
    expect(at(estimated, 38_150)).toBe(38_150);
    expect(at(estimated)).toBe(42_000);
    expect(at(example, 38_150)).toBe(42_000);
  });

  test("each size is counted and capped for itself, a run by all of them", () => {
    const lines: OfferLine[] = [
      { ...bags, units: 15_000 },
      { ...bags, name: "M", units: 10_000, unitPriceE4: 1_500 },
      { ...run, units: 50_001 },
    ];
    const counts = [
      { unitsOrdered: 15_000, unitsGood: 17_000 },
      { unitsOrdered: 10_000, unitsGood: 9_500 },
    ];
    const { worked } = settle({ content: { ...example, lines }, counts, tolerance: tenPercent });
    expect(worked.lines.map(({ line }) => line.units)).toEqual([16_500, 9_500, 52_001]);
  });

  test("the choices that were made are settled, and no other", () => {
    const ladder: OfferContent = {
      ...example,
      lines: [setup],
      options: [
        {
          ...{ id: "o1", title: "Quantity", kind: "one_of", defaultChoice: "o1c1" },
          choices: [
            { id: "o1c1", title: "10,000", lines: [{ ...bags, units: 10_000, unitPriceE4: 1_850 }] },
            { id: "o1c2", title: "25,000", lines: [bags] },
          ],
        },
      ],
    };
    const counts = [{ unitsOrdered: 25_000, unitsGood: 24_000 }];
    const { worked } = settle({ content: ladder, choices: { o1: "o1c2" }, counts, tolerance: tenPercent });
    expect(worked.lines.map(({ line }) => line.units)).toEqual([3, 24_000]);
  });
});

describe("properties", () => {
  const counted = fc.record({
    unitsOrdered: fc.integer({ min: 1, max: 1_000_000 }),
    unitsGood: fc.nat(1_200_000),
  });
  const tolerances = fc.record({ overPpm: fc.nat(1_000_000), underPpm: fc.nat(1_000_000) });

  test("what is billed is never more than what is good, nor than the bound, and free bags are the rest", () => {
    fc.assert(
      fc.property(fc.array(counted, { minLength: 1, maxLength: 5 }), tolerances, (lines, tolerance) => {
        const billed = lines.map((each) => billableUnits(each.unitsOrdered, each.unitsGood, tolerance));
        lines.forEach(({ unitsOrdered, unitsGood }, index) => {
          expect(billed[index]).toBeLessThanOrEqual(unitsGood);
          expect(billed[index]).toBeLessThanOrEqual(mostUnits(unitsOrdered, tolerance));
          expect(leastUnits(unitsOrdered, tolerance)).toBeLessThanOrEqual(unitsOrdered);
        });
        const good = lines.reduce((sum, { unitsGood }) => sum + unitsGood, 0);
        expect(freeUnits(lines, tolerance)).toBe(good - billed.reduce((sum, each) => sum + each, 0));
      }),
    );
  });

  test("the settled total is the accepted one and the difference, and never below zero", () => {
    const discounts = fc.oneof(
      fc.record({ ppm: fc.integer({ min: 1, max: 1_000_000 }) }),
      fc.record({ cents: fc.integer({ min: 1, max: 100_000 }) }),
    );
    fc.assert(
      fc.property(fc.nat(40_000), discounts, fc.nat(1_000_000), (unitsGood, discount, ppm) => {
        const content = { ...example, discount };
        const counts = [{ unitsOrdered: 25_000, unitsGood }];
        const { worked, differenceCents } = settle({ content, counts, tolerance: toleranceOf(ppm) });
        expect(worked.totalCents).toBe(workOutOffer(content).totalCents + differenceCents);
        expect(worked.totalCents).toBe(worked.goodsCents + worked.freightCents + worked.taxCents);
        expect(worked.totalCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test("L19.1 the sentence beside the total names the bounds", () => {
  expect(toleranceSentence([25_000], tenPercent)?.values).toEqual({
    least: 22_500,
    most: 27_500,
    percent: "10",
  });
  expect(toleranceSentence([25_000], toleranceOf(0))?.values).toEqual({ units: 25_000 });
  expect(toleranceSentence([], tenPercent)).toBeUndefined();
});

test.each([
  ["5 % both ways", toleranceOf(50_000), "between", "both", "5"],
  ["more over than under", toleranceOf(100_000, 25_000), "apart", "apart", "+10 / −2.5"],
  ["no unders", toleranceOf(50_000, 0), "noUnders", "noUnders", "+5 / −0"],
  ["no overs", toleranceOf(0, 50_000), "apart", "apart", "+0 / −5"],
  ["exact", toleranceOf(0), "exact", "exact", "0"],
])("L19.1 %s", (_, tolerance, sentence, share, short) => {
  const ids = { both: "share", apart: "shareApart", noUnders: "shareNoUnders", exact: "shareExact" };
  expect(toleranceSentence([25_000], tolerance)?.id).toBe(`orders.tolerance.${sentence}`);
  expect(toleranceShares(tolerance).id).toBe(`orders.tolerance.${ids[share as keyof typeof ids]}`);
  expect(shortShares(tolerance)).toBe(short);
  expect(leastUnits(25_000, tolerance)).toBe(
    Math.ceil((25_000 * (1_000_000 - tolerance.underPpm)) / 1_000_000),
  );
  expect(mostUnits(25_000, tolerance)).toBe(
    Math.floor((25_000 * (1_000_000 + tolerance.overPpm)) / 1_000_000),
  );
});

test("L19.5 he chooses within five days", () => {
  expect(chooseUntil("2026-12-28")).toBe("2027-01-02");
});
