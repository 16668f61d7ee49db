import type { Kysely } from "kysely";

/** What a proof was drawn from, so that its paper shows each print as large as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("proofs").addColumn("sketch", "text").execute();
}
