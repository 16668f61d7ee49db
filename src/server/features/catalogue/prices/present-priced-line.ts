import { unitPriceToNumber } from "#domain/money/unit-price.ts";
import type { PricedLine } from "#domain/prices/price-request.ts";

/** A line of what a request costs, as the calls answer it. */
export function presentPricedLine(line: PricedLine) {
  return {
    ...{ kind: line.kind, size_id: line.sizeId, product_id: line.productId, units: line.units },
    ...{ unit_price: unitPriceToNumber(line.unitPrice), amount_cents: line.amountCents },
  };
}
