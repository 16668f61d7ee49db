import type { PriceChangeRow } from "#contracts/catalogue/catalogue-prices.ts";
import { unitPriceToDecimal } from "#domain/money/unit-price.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import type { SizeRow } from "../catalogue.table.ts";
import type { PricesOfSize } from "../prices/move-listed-prices.ts";
import type { ChangedPrices } from "./price-changes.repository.ts";

/** A size with the name of its product, as lists of prices show it. */
export type PricedSize = SizeRow & { readonly product_name: string };

/** The sizes that are offered: all of them, or those of these ids. */
export async function findPricedSizes(db: Db, ids: readonly number[] | undefined): Promise<PricedSize[]> {
  let query = pricedSizes(db).where("sizes.deleted_at", "is", null).where("products.deleted_at", "is", null);
  if (ids) query = query.where(isOneOf(db, "sizes.id", ids));
  return await query.execute();
}

/** Sizes of these ids, deleted ones included: a price that is taken back counts when they are restored. */
export async function findPricedSizesForStaff(db: Db, ids: readonly number[]): Promise<PricedSize[]> {
  return await pricedSizes(db)
    .where(isOneOf(db, "sizes.id", ids))
    .execute();
}

function pricedSizes(db: Db) {
  return db
    .selectFrom("sizes")
    .innerJoin("products", "products.id", "sizes.product_id")
    .selectAll("sizes")
    .select("products.name as product_name")
    .orderBy("products.name_key")
    .orderBy("sizes.product_id")
    .orderBy("sizes.id");
}

/** What a size costs before and after: where a price list names it, its first break. */
export function showChange(
  { id, name: size, product_name: product }: PricedSize,
  { before, after }: ChangedPrices,
): PriceChangeRow {
  return { id, product, size, before: shown(before), after: shown(after) };
}

function shown({ own, breaks }: PricesOfSize): string {
  const [first] = breaks.toSorted((one, other) => one.minUnits - other.minUnits);
  return unitPriceToDecimal(first?.unitPrice ?? own);
}
