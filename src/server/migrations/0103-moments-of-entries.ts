import type { Kysely } from "kysely";

/** A report of a past day names what was booked since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("ledger_entries_booked")
    .on("ledger_entries")
    .columns(["booked_at", "id"])
    .execute();
}
