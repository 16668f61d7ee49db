import type { Kysely } from "kysely";

/** What staff saw arrive on the shop's account: one row a payment, so that a transfer is taken in once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("bank_transfers")
    .addColumn("payment_id", "integer", (c) => c.primaryKey().references("payments.id"))
    .addColumn("amount_cents", "integer", (c) => c.notNull())
    .addColumn("received_on", "text", (c) => c.notNull())
    .addColumn("note", "text", (c) => c.notNull())
    .addColumn("doer_id", "integer", (c) => c.notNull())
    .addColumn("doer_name", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
}
