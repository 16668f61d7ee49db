import type { Kysely } from "kysely";

/** What the buyer of a line was told that its product and size are called; null for those of before, which have the shop's names alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("quote_lines").addColumn("buyer_product_name", "text").execute();
  await db.schema.alterTable("quote_lines").addColumn("buyer_size_name", "text").execute();
}
