import type { Kysely } from "kysely";

/** What of a payment counts for an item, and since when an item is paid, stands in the ledger alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("payment_allocations").execute();
  await db.schema.alterTable("plan_items").dropColumn("paid_at").execute();
}
