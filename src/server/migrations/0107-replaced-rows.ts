import type { Kysely } from "kysely";

/** What a command that can be undone replaced, beside its line of the history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("replaced_rows")
    .addColumn("history_id", "integer", (c) => c.primaryKey().references("history.id"))
    .addColumn("content", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("replaced_rows_time").on("replaced_rows").column("created_at").execute();
}
