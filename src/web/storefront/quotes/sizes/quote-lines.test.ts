import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unitPriceE4 } from "#domain/money/unit-price.ts";
import { draftWith, groups } from "../form/quote-form.fixture.ts";
import { estimateOf } from "./quote-lines.ts";

describe("the estimate", () => {
  test("price × units of each size, and their sum", () => {
    const estimate = estimateOf(draftWith({ units: { 11: 10_000, 12: 25_000 } }), groups, "en");
    expect(estimate.lines.map(({ total }) => total)).toEqual([155_000, 425_000]);
    expect(estimate).toMatchObject({ units: 35_000, total: 580_000 });
  });

  test.each([[null], [0], [-5], [10_000_001], [10_000.5]])(
    "%s units are a line that does not count",
    (units) => {
      const estimate = estimateOf(draftWith({ units: { 12: units } }), groups, "en");
      expect(estimate.lines).toHaveLength(1);
      expect(estimate).toMatchObject({ units: 0, total: 0 });
    },
  );

  test("a size that is no longer sold is no line", () => {
    expect(estimateOf(draftWith({ units: { 999: 10_000 } }), groups, "en").lines).toEqual([]);
  });

  test("is never off by more than the rounding of its lines", () => {
    const units = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(units, units, units, (a, b, c) => {
        const estimate = estimateOf(draftWith({ units: { 11: a, 12: b, 21: c } }), groups, "en");
        const sum = estimate.lines.reduce((cents, line) => cents + (line.total ?? 0), 0);
        expect(Math.abs(estimate.total - sum)).toBeLessThanOrEqual(2);
        expect(estimate.units).toBe(a + b + c);
      }),
    );
  });
});

describe("by the price list in use", () => {
  const breaks = [
    { minUnits: 1, unitPrice: unitPriceE4(1800) },
    { minUnits: 25_000, unitPrice: unitPriceE4(1650) },
  ];
  const listed = groups.map((group) => ({
    ...group,
    sizes: group.sizes.map((size) => ({ ...size, breaks })),
  }));
  const places = [
    { place: "front", colours: 2 },
    { place: "back", colours: 1 },
  ] as const;
  const print = {
    includedColours: 1,
    run: [{ minUnits: 1, unitPrice: unitPriceE4(200) }],
    setup: unitPriceE4(450_000),
  };

  test("the sizes of a product reach a break together, and a size without units shows its price", () => {
    const draft = draftWith({ units: { 11: 15_000, 12: 10_000, 21: null } });
    const estimate = estimateOf(draft, listed, "en");
    expect(estimate.lines.map(({ unitPrice }) => unitPrice)).toEqual([1650, 1650, 2000]);
    expect(estimate.total).toBe(412_500);
  });

  test("printing is added where it is known, and open where it is not (L2.1)", () => {
    const draft = draftWith({ units: { 11: 24_000 }, isLogo: true, places });
    const known = estimateOf(draft, listed, "en", print);
    expect(known).toMatchObject({ total: 432_000, isPrintingOpen: false });
    expect(known.priced).toMatchObject({ totalCents: 541_500, nextBreak: { differenceCents: -15_500 } });
    expect(estimateOf(draft, listed, "en")).toMatchObject({
      total: 432_000,
      isPrintingOpen: true,
      printing: [],
    });
    const unstated = { ...draft, places: [] };
    expect(estimateOf(unstated, listed, "en", print)).toMatchObject({ isPrintingOpen: true, printing: [] });
  });
});
