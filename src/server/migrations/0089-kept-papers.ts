import type { Kysely } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/** PDFs that are stored with their quote once they were rendered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "kept_papers")
    .addColumn("quote_id", "integer", (c) => c.notNull().references("quotes.id"))
    .addColumn("paper", "text", (c) => c.notNull().unique())
    .addColumn("storage_key", "text", (c) => c.notNull().unique())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("kept_papers_quote").on("kept_papers").column("quote_id").execute();
}
