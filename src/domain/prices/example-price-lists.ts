import { type UnitPriceE4, unitPriceE4 } from "../money/unit-price.ts";
import { withFirstPrice } from "./move-price.ts";
import type { PriceBreak, PrintPrices } from "./price-list.ts";

/** No bag of the demo catalogue costs less, at whatever quantity: its pages say so. */
const lowestPrice = 1400;

/** What large quantities save, in 1/10,000 dollar a bag. What the pages offer to choose, up to 100,000, costs the same. */
const savings = [
  { minUnits: 150_000, savingE4: 50 },
  { minUnits: 250_000, savingE4: 100 },
];

/** The example of a screen printer: a twelfth less from 25,000 bags on, and what printing costs. */
const printer = [
  { minUnits: 1, unitPrice: unitPriceE4(1800) },
  { minUnits: 25_000, unitPrice: unitPriceE4(1650) },
];
export const examplePrint: PrintPrices = {
  includedColours: 1,
  run: [{ minUnits: 1, unitPrice: unitPriceE4(200) }],
  setup: unitPriceE4(450_000),
};

/** A size's own price, and a little less at large quantities. */
export function plainBreaks(price: UnitPriceE4): PriceBreak[] {
  const lower = savings.map(({ minUnits, savingE4 }) => ({ minUnits, unitPrice: price - savingE4 }));
  return falling(price, [{ minUnits: 1, unitPrice: price }, ...lower]);
}

/** A size's own price, and the example's share of it from 25,000 bags on. */
export function printerBreaks(price: UnitPriceE4): PriceBreak[] {
  return falling(price, withFirstPrice(printer, price));
}

/** Without those that cost as much as the one before; a size that costs less than the lowest keeps its price. */
function falling(
  price: UnitPriceE4,
  breaks: readonly { readonly minUnits: number; readonly unitPrice: number }[],
): PriceBreak[] {
  const least = Math.min(lowestPrice, price);
  return breaks
    .map(({ minUnits, unitPrice }) => ({ minUnits, unitPrice: unitPriceE4(Math.max(unitPrice, least)) }))
    .filter(({ unitPrice }, at, all) => unitPrice !== all[at - 1]?.unitPrice);
}
