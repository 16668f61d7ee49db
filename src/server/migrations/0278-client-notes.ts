import type { Kysely } from "kysely";
import { createIndexes, createTableWithId } from "#server/platform/database/schema.ts";

/** What staff notes of a client, for staff alone. One that was deleted stays until it is restored, or the client erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "client_notes")
    .addColumn("client_id", "integer", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("author_id", "integer", (c) => c.notNull())
    .addColumn("author_name", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("changed_by", "text")
    .addColumn("changed_at", "text")
    .addColumn("removed_at", "text")
    .addColumn("version", "integer", (c) => c.notNull())
    .execute();
  await createIndexes(db, "client_notes", { client_notes_client: "client_id, id" });
}
