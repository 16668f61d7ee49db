import type { Kysely } from "kysely";

/**
 * Which PDF opens only with a password (SPEC-3.3); files of before stay unmarked. And the way from a damaged file to its
 * quote, without reading all quotes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("files").addColumn("protection", "text").execute();
  await db.schema
    .createIndex("quotes_logo_file")
    .on("quotes")
    .column("logo_file_id")
    .where("logo_file_id", "is not", null)
    .execute();
}
