import type { Size } from "#contracts/catalogue.ts";
import { unitPriceE4, unitPriceToDecimal } from "#domain/money/unit-price.ts";
import type { SizeRow } from "../catalogue.table.ts";

/** A size as the calls answer it; the price is an exact text. */
export function showSize(row: SizeRow): Size {
  return {
    id: row.id,
    name: row.name,
    label: row.label,
    price: unitPriceToDecimal(unitPriceE4(row.unit_price_e4)),
    product_id: row.product_id,
    version: row.version,
  };
}
