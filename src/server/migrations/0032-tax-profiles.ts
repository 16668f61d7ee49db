import type { Kysely } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/** The taxes that an offer may bear; the shop guesses no rate. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "tax_profiles")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("jurisdictions", "text", (c) => c.notNull())
    .addColumn("freight_taxable", "integer", (c) => c.notNull())
    .addColumn("setup_taxable", "integer", (c) => c.notNull())
    .addColumn("note", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("retired_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
}
