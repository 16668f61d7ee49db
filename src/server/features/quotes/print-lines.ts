import { type PricedLine, priceRequest } from "#domain/prices/price-request.ts";
import type { Quote } from "./quote.ts";

/** What the printing of a request costs, by the figures of its day; none where not all of it is known (L2.9). */
export function printLinesOf({ lines, places, printPrices }: Quote): readonly PricedLine[] {
  // A size that is named by two lines of an imported quote counts for each.
  const sizes = lines.map(({ sizeId, productId, unitPrice, units }, index) => ({
    ...{ sizeId: sizeId ?? -index, productId, unitPrice, units },
  }));
  const priced = priceRequest({ sizes, places }, { breaks: new Map(), print: printPrices });
  return priced.unknown.length > 0 ? [] : priced.lines.filter(({ kind }) => kind !== "product");
}
