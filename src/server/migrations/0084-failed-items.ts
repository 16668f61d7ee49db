import type { Kysely } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/** What a job could not do and has put aside, until staff has it tried again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "failed_items")
    .addColumn("job", "text", (c) => c.notNull())
    .addColumn("item_id", "integer", (c) => c.notNull())
    .addColumn("quote_id", "integer", (c) => c.notNull().references("quotes.id").onDelete("cascade"))
    .addColumn("error", "text", (c) => c.notNull())
    .addColumn("failed_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("failed_items_item")
    .unique()
    .on("failed_items")
    .columns(["job", "item_id"])
    .execute();
  await db.schema.createIndex("failed_items_quote").on("failed_items").column("quote_id").execute();
}
