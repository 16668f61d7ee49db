import { type Kysely, sql } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/**
 * Price lists, of which at most one is active. A size that the active one names costs its first break, which is written
 * into the size's price; its own price is put aside meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "price_lists")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("print", "text")
    .addColumn("active", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("active_since", "text")
    .addColumn("active_until", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("changed_at", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await sql`create unique index price_lists_active on price_lists (active) where active = 1`.execute(db);

  await createTableWithId(db, "price_breaks")
    .addColumn("list_id", "integer", (c) => c.notNull().references("price_lists.id"))
    .addColumn("size_id", "integer", (c) => c.notNull())
    .addColumn("min_units", "integer", (c) => c.notNull())
    .addColumn("unit_price_e4", "integer", (c) => c.notNull())
    .addUniqueConstraint("price_breaks_once", ["list_id", "size_id", "min_units"])
    .execute();

  await db.schema.alterTable("sizes").addColumn("own_price_e4", "integer").execute();
}
