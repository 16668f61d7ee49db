import type { Kysely } from "kysely";

/** When the client of a proof was reminded of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("proofs").addColumn("reminded_at", "text").execute();
}
