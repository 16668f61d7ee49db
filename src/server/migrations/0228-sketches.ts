import type { Kysely } from "kysely";
import { createIndexes, createTableWithId } from "#server/platform/database/schema.ts";

/**
 * Where products are printed, and how the bag of a deal is to look: a change adds a sketch, so that a version that was sent
 * keeps its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("products")
    .addColumn("print_areas", "text", (c) => c.notNull().defaultTo("[]"))
    .execute();
  await createTableWithId(db, "sketches")
    .addColumn("quote_id", "integer", (c) => c.notNull().references("quotes.id"))
    .addColumn("description", "text", (c) => c.notNull())
    .addColumn("areas", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("file_id", "integer", (c) => c.references("files.id"))
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await createIndexes(db, "sketches", {
    ...{ sketches_quote: "quote_id", sketches_file: "file_id" },
    sketches_state: "state, id",
  });
  await db.schema.alterTable("quote_versions").addColumn("sketch_id", "integer").execute();
}
