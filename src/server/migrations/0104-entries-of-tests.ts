import { type Kysely, sql } from "kysely";

/** The reports of a shop that takes real money leave out what its sandbox booked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("ledger_entries_test")
    .on("ledger_entries")
    .columns(["kind", "source_id"])
    .where(sql<boolean>`is_test = 1`)
    .execute();
}
