import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountRule, changedPriceE4, isSizePriceE4, parseSigned, percentRule } from "./price-change.ts";

describe("a change of prices", () => {
  test.each([
    [1550, { percentE4: 50_000 }, 1628],
    [1700, { percentE4: 50_000 }, 1785],
    [1650, { percentE4: -30_000 }, 1601],
    [3, { percentE4: 50_000 }, 3],
    [1550, { amountE4: -100 }, 1450],
    [100, { amountE4: -100 }, 0],
  ] as const)("%j by %j is %j", (before, change, after) => {
    expect(changedPriceE4(before, change)).toBe(after);
  });

  test("is never more than half of 1/10,000 off", () => {
    const price = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(price, fc.integer({ min: -990_000, max: 10_000_000 }), (before, percentE4) => {
        const exact = (before * (1_000_000 + percentE4)) / 1_000_000;
        expect(Math.abs(changedPriceE4(before, { percentE4 }) - exact)).toBeLessThanOrEqual(0.51);
      }),
    );
  });

  test.each([
    ["5", 50_000],
    ["-2,5", -25_000],
    ["−2.5", -25_000],
    ["+0.0001", 1],
    [-0.01, -100],
    ["", undefined],
    ["5 %", undefined],
    ["--5", undefined],
    ["0.00001", undefined],
  ])("%j is read as %j", (text, parsed) => {
    expect(parseSigned(text)).toBe(parsed);
  });

  test("bounds", () => {
    expect(["-99", "1000", "0.5"].map(percentRule)).toEqual([undefined, undefined, undefined]);
    for (const text of ["-99.1", "1000.1", "0", "x"]) expect(percentRule(text)?.id).toBe("prices.percent");
    for (const text of ["0", "10000.1", ""]) expect(amountRule(text)?.id).toBe("prices.amount");
    expect([0, 1, 100_000_000, 100_000_001].map(isSizePriceE4)).toEqual([false, true, true, false]);
  });
});
