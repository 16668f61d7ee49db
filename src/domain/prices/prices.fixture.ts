import { unitPriceE4 } from "../money/unit-price.ts";
import type { PriceList, PrintPrices } from "./price-list.ts";
import type { AskedSize } from "./price-request.ts";
import type { PrintPlace } from "./print-places.ts";

/** The breaks of E0's bag: $0.18, and $0.165 from 25,000 on. */
export const breaksOfE0 = [
  { minUnits: 1, unitPrice: unitPriceE4(1800) },
  { minUnits: 25_000, unitPrice: unitPriceE4(1650) },
];

/** $0.02 for each further colour, $45.00 once for each colour. */
export const printOfE0: PrintPrices = {
  includedColours: 1,
  run: [{ minUnits: 1, unitPrice: unitPriceE4(200) }],
  setup: unitPriceE4(450_000),
};

/** E0's price list, which names the sizes 1 and 2 alike. */
export const listOfE0: PriceList = {
  breaks: new Map([
    [1, breaksOfE0],
    [2, breaksOfE0],
  ]),
  print: printOfE0,
};

/** Two colours in front, one at the back. */
export const placesOfE0: readonly PrintPlace[] = [
  { place: "front", colours: 2 },
  { place: "back", colours: 1 },
];

/** A size that is asked for: of product 1, at $0.20 where no list names it. */
export function anAskedSize(size: Partial<AskedSize> = {}): AskedSize {
  return { sizeId: 1, productId: 1, unitPrice: unitPriceE4(2000), units: 24_000, ...size };
}
