import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";

/** The offered sizes of these ids or these names, with their products, in the order in which they were added. */
export async function findSizesForQuote(db: Db, ids: readonly number[], names: readonly string[]) {
  if (ids.length + names.length === 0) return [];
  return await db
    .selectFrom("sizes")
    .innerJoin("products", "products.id", "sizes.product_id")
    .select([
      "sizes.id as sizeId",
      "sizes.name as sizeName",
      "sizes.label as sizeLabel",
      "sizes.unit_price_e4 as unitPriceE4",
      "products.id as productId",
      "products.name as productName",
      "products.product_type as productType",
      "products.material as material",
    ])
    .where("sizes.deleted_at", "is", null)
    .where("products.deleted_at", "is", null)
    .where((eb) => eb.or([isOneOf(db, "sizes.id", ids), isOneOf(db, "sizes.name", names)]))
    .orderBy("sizes.id")
    .execute();
}
