import type { Kysely } from "kysely";

/** Files that the sweeper saw without an owner, and since when: they are removed after a while (REL-D7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("unowned_files")
    .addColumn("storage_key", "text", (c) => c.primaryKey())
    .addColumn("seen_at", "text", (c) => c.notNull())
    .execute();
}
