import type { Kysely } from "kysely";

/** What was done on a day is mailed to the owners once it is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("history_action_time")
    .on("history")
    .columns(["action", "created_at"])
    .execute();
}
