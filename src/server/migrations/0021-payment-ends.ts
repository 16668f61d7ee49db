import { type Kysely, sql } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/**
 * What becomes of a payment after it was opened or paid: a provider that still decides (SPEC-3.8), a refund that fails
 * later or was paid by bank transfer, a dispute and its end (REL-M17).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("payments").addColumn("processing_since", "text").execute();
  await db.schema
    .alterTable("payments")
    .addColumn("is_test", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("payments")
    .addColumn("lost_cents", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("payments").addColumn("dispute", "text").execute();
  await db.schema.alterTable("payments").addColumn("cleared_check", "text").execute();
  await db.schema.dropIndex("payments_settled").execute();
  await db.schema
    .createIndex("payments_settled")
    .on("payments")
    .columns(["settled_at", "status", "amount_cents", "refunded_cents", "lost_cents"])
    .execute();
  await sql`update payments set is_test = 1 where provider like 'sandbox%'`.execute(db);
  await sql`update payments set dispute = 'open' where to_check = 'disputed'`.execute(db);

  await db.schema
    .alterTable("refunds")
    .addColumn("method", "text", (c) => c.notNull().defaultTo("provider"))
    .execute();
  await db.schema
    .alterTable("sandbox_refunds")
    .addColumn("status", "text", (c) => c.notNull().defaultTo("completed"))
    .execute();

  await createTableWithId(db, "disputes")
    .addColumn("payment_id", "integer", (c) => c.notNull().references("payments.id"))
    .addColumn("provider_dispute_id", "text", (c) => c.notNull().unique())
    .addColumn("amount_cents", "integer", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("opened_at", "text", (c) => c.notNull())
    .addColumn("ended_at", "text")
    .execute();
  await db.schema.createIndex("disputes_payment").on("disputes").column("payment_id").execute();
}
