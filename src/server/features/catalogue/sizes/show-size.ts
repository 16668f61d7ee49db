import type { Size } from "#contracts/catalogue/catalogue.ts";
import { unitPriceE4, unitPriceToDecimal, unitPriceToNumber } from "#domain/money/unit-price.ts";
import type { PriceBreak } from "#domain/prices/price-list.ts";
import type { SizeRow } from "../catalogue.table.ts";

/** A size as the calls answer it; the price is an exact text. `breaks` are those of the active price list, if any. */
export function showSize(row: SizeRow, breaks: readonly PriceBreak[] = []): Size {
  return {
    id: row.id,
    name: row.name,
    label: row.label,
    price: unitPriceToDecimal(unitPriceE4(row.unit_price_e4)),
    product_id: row.product_id,
    version: row.version,
    ...(breaks.length > 0 && { price_breaks: breaks.map(showBreak) }),
  };
}

function showBreak({ minUnits, unitPrice }: PriceBreak) {
  return { min_units: minUnits, unit_price: unitPriceToNumber(unitPrice) };
}
