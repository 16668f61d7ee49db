import { type Kysely, sql } from "kysely";
import { isPostgresDb } from "#server/platform/database/is-postgres-db.ts";

/**
 * A quote's reference becomes a column, so that it is read in one place and never changes. Quotes of before have no
 * `reference_year`: theirs keeps the year in UTC, which their mails and documents say. No row is rewritten on SQLite; on
 * PostgreSQL the table is, once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("quotes").addColumn("reference_year", "text").execute();
  const id = sql`cast(id as text)`;
  await db.schema
    .alterTable("quotes")
    .addColumn("reference", "text", (c) => {
      const generated = c.generatedAlwaysAs(
        sql`'GE-' || coalesce(reference_year, substr(created_at, 1, 4)) || '-' || substr('000000', length(${id}) + 1) || ${id}`,
      );
      return isPostgresDb(db) ? generated.stored() : generated;
    })
    .execute();
  // Why the mail server refused a mail when it last did: because of its recipient, or of the shop.
  await db.schema.alterTable("outbox").addColumn("refusal", "text").execute();
}
