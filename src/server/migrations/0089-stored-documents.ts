import type { Kysely } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/** Documents that are stored with their quote once they were rendered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "stored_documents")
    .addColumn("quote_id", "integer", (c) => c.notNull().references("quotes.id"))
    .addColumn("document", "text", (c) => c.notNull().unique())
    .addColumn("storage_key", "text", (c) => c.notNull().unique())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("stored_documents_quote").on("stored_documents").column("quote_id").execute();
}
