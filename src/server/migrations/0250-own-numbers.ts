import { type Kysely, sql } from "kysely";
import { isPostgresDb } from "#server/platform/database/is-postgres-db.ts";

/** What the reference of a quote begins with is the shop's from the day on which it is asked for; those from before keep theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("quotes").dropColumn("reference").execute();
  await db.schema
    .alterTable("quotes")
    .addColumn("reference_prefix", "text", (c) => c.notNull().defaultTo("GE"))
    .execute();
  await db.schema
    .alterTable("quotes")
    .addColumn("reference", "text", (c) => {
      const generated = c.generatedAlwaysAs(
        sql`reference_prefix || '-' || coalesce(reference_year, substr(created_at, 1, 4)) || '-' || substr('000000', length(cast(id as text)) + 1) || cast(id as text)`,
      );
      return isPostgresDb(db) ? generated.stored() : generated;
    })
    .execute();
}
