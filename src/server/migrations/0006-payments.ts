import type { Kysely } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/** One row an intent, from its creation on: pending, then completed, failed or expired, perhaps refunded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "payments")
    .addColumn("quote_id", "integer", (c) => c.notNull().references("quotes.id"))
    .addColumn("quote_version", "integer", (c) => c.notNull())
    .addColumn("quote_reference", "text", (c) => c.notNull())
    .addColumn("provider", "text", (c) => c.notNull())
    .addColumn("payment_intent_id", "text", (c) => c.notNull())
    .addColumn("client_secret", "text")
    .addColumn("approve_url", "text")
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("amount_cents", "integer", (c) => c.notNull())
    .addColumn("refunded_cents", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("customer_name", "text", (c) => c.notNull())
    .addColumn("customer_email", "text", (c) => c.notNull())
    .addColumn("product_name", "text", (c) => c.notNull())
    .addColumn("search_text", "text", (c) => c.notNull())
    .addColumn("to_check", "text")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("settled_at", "text")
    .addColumn("expires_at", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addUniqueConstraint("payments_provider_intent", ["provider", "payment_intent_id"])
    .execute();
  await db.schema.createIndex("payments_quote").on("payments").column("quote_id").execute();
  await db.schema.createIndex("payments_newest").on("payments").columns(["created_at", "id"]).execute();
  await db.schema
    .createIndex("payments_status")
    .on("payments")
    .columns(["status", "created_at", "id"])
    .execute();

  await createTableWithId(db, "refunds")
    .addColumn("payment_id", "integer", (c) => c.notNull().references("payments.id"))
    .addColumn("request_key", "text", (c) => c.notNull().unique())
    .addColumn("provider_refund_id", "text")
    .addColumn("amount_cents", "integer", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("doer_id", "integer")
    .addColumn("doer_name", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("refunds_payment").on("refunds").column("payment_id").execute();
  await db.schema.createIndex("refunds_status").on("refunds").columns(["status", "created_at"]).execute();

  await db.schema
    .createTable("provider_events")
    .addColumn("provider", "text", (c) => c.notNull())
    .addColumn("event_id", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("received_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("provider_events_pk", ["provider", "event_id"])
    .execute();

  await db.schema
    .createTable("payment_settings")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("value", "text", (c) => c.notNull())
    .execute();
}
