import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "#domain/money/cents.ts";
import { maxUnitPriceE4, unitPriceE4 } from "#domain/money/unit-price.ts";
import { said } from "#domain/words.fixture.ts";
import { maximumTotalCents } from "./quote-limits.ts";
import { estimateTotal, lineTotal, quoteTotal, quoteTotalRule } from "./quote-total.ts";

const price = fc.integer({ min: 0, max: maxUnitPriceE4 }).map(unitPriceE4);
const line = fc.record({ unitPrice: price, units: fc.integer({ min: 1, max: 10_000_000 }) });
const fee = fc.integer({ min: 0, max: maximumTotalCents }).map(cents);

/** A rational number of cents, rounded half up by comparing the remainder: nothing shared with the code. */
function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  const whole = numerator / denominator;
  const rest = numerator - whole * denominator;
  return rest * 2n >= denominator ? whole + 1n : whole;
}

describe("REL-M2: the total", () => {
  test.each([
    [[{ unitPrice: 1450, units: 10_000 }], 0, 145_000],
    [[{ unitPrice: 1455, units: 10_001 }], 0, 145_515],
    [[{ unitPrice: 1450, units: 10_001 }], 0, 145_015],
    [[{ unitPrice: 1, units: 50 }], 0, 1],
    [[{ unitPrice: 1, units: 49 }], 0, 0],
    [
      [
        { unitPrice: 1, units: 25 },
        { unitPrice: 1, units: 25 },
      ],
      0,
      1,
    ],
    [[{ unitPrice: 2200, units: 10_000 }], 5000, 225_000],
    [[], 1234, 1234],
  ])("%j with a fee of %d is %d", (lines, logoFee, total) => {
    const given = lines.map(({ unitPrice, units }) => ({ unitPrice: unitPriceE4(unitPrice), units }));
    expect(quoteTotal(given, cents(logoFee))).toBe(total);
  });

  test("agrees with exact rational arithmetic", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fee, (lines, logoFee) => {
        const e4 = lines.reduce((sum, each) => sum + BigInt(each.unitPrice) * BigInt(each.units), 0n);
        const exact = roundHalfUp(e4 + BigInt(logoFee) * 100n, 100n);
        expect(BigInt(quoteTotal(lines, logoFee))).toBe(exact);
      }),
      { numRuns: 5000 },
    );
  });

  test("does not depend on the order of its lines, and the fee adds itself exactly", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), fee, (lines, logoFee) => {
        expect(quoteTotal(lines.toReversed(), logoFee)).toBe(quoteTotal(lines, logoFee));
        expect(quoteTotal(lines, logoFee) - quoteTotal(lines, cents(0))).toBe(logoFee);
      }),
    );
  });

  test("a line shows its own amount", () => {
    expect(lineTotal({ unitPrice: unitPriceE4(1455), units: 10_001 })).toBe(145_515);
  });
});

describe("the estimate (SPEC-1.3)", () => {
  test("is the average price times the quantity, plus the fee, rounded once", () => {
    expect(estimateTotal([unitPriceE4(1400), unitPriceE4(2200)], 10_000, cents(5000))).toBe(185_000);
    expect(estimateTotal([unitPriceE4(1), unitPriceE4(1), unitPriceE4(2)], 1, cents(0))).toBe(0);
    expect(estimateTotal([], 10_000, cents(0))).toBeUndefined();
  });

  test("agrees with exact rational arithmetic", () => {
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 1, maxLength: 7 }),
        fc.nat(10_000_000),
        fee,
        (prices, quantity, logoFee) => {
          const n = BigInt(prices.length);
          const sum = prices.reduce((total, each) => total + BigInt(each), 0n);
          const exact = roundHalfUp(sum * BigInt(quantity) + BigInt(logoFee) * 100n * n, 100n * n);
          expect(BigInt(estimateTotal(prices, quantity, logoFee) ?? -1)).toBe(exact);
        },
      ),
    );
  });
});

test("a total above $999,999.99 is refused (SPEC-0.16)", () => {
  expect(quoteTotalRule(cents(99_999_999))).toBeUndefined();
  expect(said(quoteTotalRule(cents(100_000_000)))).toContain("$999,999.99");
});
