import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxUnitPriceE4, unitPriceE4 } from "../money/unit-price.ts";
import { movePrice, movePrices, withFirstPrice } from "./move-price.ts";

describe("a price that is moved", () => {
  test.each([
    [1550, { ppm: 50_000 }, 1628],
    [1425, { ppm: -20_000 }, 1397],
    [1400, { amountE4: 50 }, 1450],
    [1400, { amountE4: -1399 }, 1],
  ])("%i by %j is %i", (price, move, moved) => {
    expect(movePrice(unitPriceE4(price), move)).toBe(moved);
  });

  test.each([
    [1400, { amountE4: -1400 }],
    [1400, { ppm: -1_000_000 }],
    [1400, { ppm: -2_000_000 }],
    [maxUnitPriceE4, { amountE4: 1 }],
  ])("%i by %j is no price", (price, move) => {
    expect(movePrice(unitPriceE4(price), move)).toBeUndefined();
  });
});

test("all prices of a size are moved alike, or none", () => {
  const breaks = [{ minUnits: 1, unitPrice: unitPriceE4(200) }];
  const prices = { own: unitPriceE4(1000), breaks, sizeId: 4 };
  expect(movePrices(prices, { amountE4: -100 })).toEqual({
    ...{ own: 900, breaks: [{ minUnits: 1, unitPrice: 100 }], sizeId: 4 },
  });
  expect(movePrices(prices, { amountE4: -200 })).toBeUndefined();
});

describe("a first price that is set anew", () => {
  test("leaves the other breaks their share of it", () => {
    const breaks = [
      { minUnits: 25_000, unitPrice: unitPriceE4(1800) },
      { minUnits: 1, unitPrice: unitPriceE4(2000) },
    ];
    expect(withFirstPrice(breaks, unitPriceE4(2500))).toEqual([
      { minUnits: 25_000, unitPrice: 2250 },
      { minUnits: 1, unitPrice: 2500 },
    ]);
  });

  test("lets none of them fall to 0, nor rise beyond what a price may be", () => {
    const price = fc.integer({ min: 1, max: maxUnitPriceE4 }).map(unitPriceE4);
    fc.assert(
      fc.property(price, price, price, (first, second, set) => {
        const moved = withFirstPrice(
          [
            { minUnits: 1, unitPrice: first },
            { minUnits: 2, unitPrice: second },
          ],
          set,
        );
        expect(moved[0]?.unitPrice).toBe(set);
        expect(moved[1]?.unitPrice).toBeGreaterThan(0);
      }),
    );
  });
});
