import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OfferContent, OfferLine } from "./offer.ts";
import { workOutOffer } from "./work-out-offer.ts";

const bags: OfferLine = { kind: "product", name: "Bags L", units: 25_000, unitPriceE4: 1_650 };
const run: OfferLine = { kind: "run", name: "Run", units: 50_000, unitPriceE4: 200 };
const setup: OfferLine = { kind: "setup", name: "Set-up", units: 3, unitPriceE4: 450_000 };
const freight: OfferLine = { kind: "freight", name: "Freight", amountCents: 42_000, freight: "fixed" };
const one: OfferContent = { rounding: "per-line", lines: [], options: [] };
const tax = {
  ...{ name: "Illustration", jurisdictions: [{ name: "All of it", ppm: 82_500 }] },
  ...{ freightTaxable: false, setupTaxable: true },
};

describe("L1.9 a discount of a line", () => {
  const amountOf = (line: OfferLine) => workOutOffer({ ...one, lines: [line] });

  test.each([
    ["2 %", { ppm: 20_000 }, 404_250],
    ["0.0001 %, half up", { ppm: 1 }, 412_500],
    ["0.0002 %, half up", { ppm: 2 }, 412_499],
    ["$50.00", { cents: 5_000 }, 407_500],
    ["all of it", { ppm: 1_000_000 }, 0],
    ["more than there is", { cents: 500_000 }, 0],
  ])("%s of 25,000 bags at $0.165", (_what, discount, totalCents) => {
    expect(amountOf({ ...bags, discount })).toMatchObject({ discountCents: 0, totalCents });
  });

  test("comes before the discount of the offer, and both before tax", () => {
    const lines = [{ ...bags, discount: { ppm: 20_000 } }, run, setup, freight];
    // 4,042.50 + 1,000.00, less 5 %, and 135.00.
    expect(workOutOffer({ ...one, lines, discount: { ppm: 50_000 }, tax })).toMatchObject({
      ...{ discountCents: 25_213, goodsCents: 492_537, taxCents: 40_634, totalCents: 575_171 },
    });
  });

  test("a line is never below zero by it, and never above what it was", () => {
    const units = fc.nat(1_000_000);
    const off = fc.oneof(
      fc.record({ ppm: fc.integer({ min: 1, max: 1_000_000 }) }),
      fc.record({ cents: fc.integer({ min: 1, max: 99_999_999 }) }),
    );
    fc.assert(
      fc.property(units, fc.nat(20_000), off, (count, unitPriceE4, discount) => {
        const line = { ...bags, units: count, unitPriceE4 };
        const { totalCents } = amountOf({ ...line, discount });
        expect(totalCents).toBeGreaterThanOrEqual(0);
        expect(totalCents).toBeLessThanOrEqual(amountOf(line).totalCents);
      }),
    );
  });
});
