import type { Kysely } from "kysely";

/** The line of an offer that a message is about: JSON with the version, the line's number and the name that it had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("messages").addColumn("about", "text").execute();
}
