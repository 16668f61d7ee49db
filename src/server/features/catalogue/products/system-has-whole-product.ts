import type { Db } from "#server/platform/database/db.ts";

/** Whether any product can be sold as it should be seen: with a size and a picture. */
export async function systemHasWholeProduct(db: Db): Promise<boolean> {
  const product = await db
    .selectFrom("products")
    .innerJoin("sizes", "sizes.product_id", "products.id")
    .select("products.id")
    .where("products.deleted_at", "is", null)
    .where("products.pictures", "!=", "[]")
    .where("sizes.deleted_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return product !== undefined;
}
