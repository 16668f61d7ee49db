import type { Kysely } from "kysely";

/** Keys and passwords that the owner typed in the office, sealed (ADR-101). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("shop_secrets")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("sealed", "text", (c) => c.notNull())
    .addColumn("changed_by", "integer", (c) => c.notNull())
    .addColumn("changed_at", "text", (c) => c.notNull())
    .execute();
}
