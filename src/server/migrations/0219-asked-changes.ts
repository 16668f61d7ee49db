import type { Kysely } from "kysely";

/** What a client asked to be changed of an offer stands with it, whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("quote_versions").addColumn("asked", "text").execute();
}
