import type { Kysely } from "kysely";
import { createIndexes, createTableWithId } from "#server/platform/database/schema.ts";
import { keepCounts } from "#server/platform/lists/count-triggers.ts";

/**
 * Files of a deal beside its logo. `facts` of a file (JSON) is what its decoder found. `stored_bytes` is 0 for a file that
 * another row brought: what the shop's own files take is counted by them (REL-D7).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("files").addColumn("facts", "text").execute();
  await createTableWithId(db, "artwork_files")
    .addColumn("quote_id", "integer", (c) => c.notNull().references("quotes.id"))
    .addColumn("file_id", "integer", (c) => c.notNull().references("files.id"))
    .addColumn("role", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("follows_id", "integer", (c) => c.unique().references("artwork_files.id"))
    .addColumn("author_kind", "text", (c) => c.notNull())
    .addColumn("author_name", "text", (c) => c.notNull())
    .addColumn("stored_bytes", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await createIndexes(db, "artwork_files", {
    artwork_files_quote: "quote_id, id",
    artwork_files_file: "file_id",
  });
  await keepCounts(db, {
    ...{ table: "artwork_files", kindColumn: "author_kind", summedColumn: "stored_bytes" },
    isSoftDeleted: false,
  });
}
