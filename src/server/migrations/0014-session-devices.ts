import type { Kysely } from "kysely";

/** What people know their sessions again by. Those that were open before keep an empty one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("sessions")
    .addColumn("device", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
