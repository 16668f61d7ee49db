import type { Kysely } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/** A change of many prices at once, with what it changed (JSON), so that it can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "price_changes")
    .addColumn("changes", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("undone_at", "text")
    .execute();
}
