import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draftWith, groups } from "../form/quote-form.fixture.ts";
import { estimateOf } from "./quote-lines.ts";

describe("the estimate", () => {
  test("price × units of each size, and their sum", () => {
    const estimate = estimateOf(draftWith({ units: { 11: 10_000, 12: 25_000 } }), groups);
    expect(estimate.lines.map(({ total }) => total)).toEqual([155_000, 425_000]);
    expect(estimate).toMatchObject({ units: 35_000, total: 580_000 });
  });

  test.each([[null], [0], [-5], [10_000_001], [10_000.5]])(
    "%s units are a line that does not count",
    (units) => {
      const estimate = estimateOf(draftWith({ units: { 12: units } }), groups);
      expect(estimate.lines).toHaveLength(1);
      expect(estimate).toMatchObject({ units: 0, total: 0 });
    },
  );

  test("a size that is no longer sold is no line", () => {
    expect(estimateOf(draftWith({ units: { 999: 10_000 } }), groups).lines).toEqual([]);
  });

  test("is never off by more than the rounding of its lines", () => {
    const units = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(units, units, units, (a, b, c) => {
        const estimate = estimateOf(draftWith({ units: { 11: a, 12: b, 21: c } }), groups);
        const sum = estimate.lines.reduce((cents, line) => cents + (line.total ?? 0), 0);
        expect(Math.abs(estimate.total - sum)).toBeLessThanOrEqual(2);
        expect(estimate.units).toBe(a + b + c);
      }),
    );
  });
});
