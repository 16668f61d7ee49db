import type { Kysely } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/** What a shop says in its own words, and what its owner confirmed in the list of the first day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A text that went back to the original is null: its row stays, so that its version goes on counting.
  await createTableWithId(db, "shop_texts")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("text", "text")
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("changed_by", "integer", (c) => c.notNull())
    .addColumn("changed_at", "text", (c) => c.notNull())
    .addUniqueConstraint("shop_texts_name", ["name", "language"])
    .execute();
  await db.schema
    .createTable("first_day_steps")
    .addColumn("step", "text", (c) => c.primaryKey())
    .addColumn("confirmed_by", "integer", (c) => c.notNull())
    .addColumn("confirmed_at", "text", (c) => c.notNull())
    .execute();
}
