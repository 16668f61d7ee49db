import type { Kysely } from "kysely";

/** Products that are not in the shop yet, and the order in which staff wants products shown; null where it gave none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("products")
    .addColumn("is_draft", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("products").addColumn("shop_order", "integer").execute();
}
