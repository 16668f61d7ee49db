import type { Kysely } from "kysely";

/** Finds the deletions in a long history: what lies in the trash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("history_action").on("history").columns(["action", "id"]).execute();
}
