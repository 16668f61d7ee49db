import type { Kysely } from "kysely";
import { createIndexes, createTableWithId, searchTextOf } from "#server/platform/database/schema.ts";
import { keepCounts } from "#server/platform/lists/count-triggers.ts";
import { createSearch } from "#server/platform/search/hits.ts";

/** Money that came, went back or is disputed: the counterpart of the ledger at the providers and at the bank. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addPayments(db);
  await addRefunds(db);
  await addDisputes(db);
  await addBankTransfers(db);
  await addProviderEvents(db);
  await addPaymentSettings(db);
  await keepCounts(db, { table: "payments", kindColumn: "status", isSoftDeleted: false });
  await createSearch(db, { name: "payments", isSoftDeleted: false });
}

/** One row an intent, from its creation on: pending, then completed, failed or expired, perhaps refunded or lost (REL-M17). */
async function addPayments(db: Kysely<unknown>): Promise<void> {
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
    .addColumn("search_text", searchTextOf(db), (c) => c.notNull())
    .addColumn("to_check", "text")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("settled_at", "text")
    .addColumn("expires_at", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("processing_since", "text")
    .addColumn("is_test", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("lost_cents", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("dispute", "text")
    .addColumn("cleared_check", "text")
    .addColumn("plan_position", "integer", (c) => c.notNull().defaultTo(1))
    .addUniqueConstraint("payments_provider_intent", ["provider", "payment_intent_id"])
    .execute();
  await createIndexes(db, "payments", {
    payments_quote: "quote_id",
    payments_newest: "created_at, id",
    payments_status: "status, created_at, id",
    payments_customer_name: "lower(customer_name), id",
    payments_customer_email: "lower(customer_email), id",
    payments_product_name: "lower(product_name), id",
    payments_search_text: "search_text, id",
    payments_amount: "amount_cents, id",
    payments_settled: "settled_at, status, amount_cents, refunded_cents, lost_cents",
  });
}

async function addRefunds(db: Kysely<unknown>): Promise<void> {
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
    .addColumn("method", "text", (c) => c.notNull().defaultTo("provider"))
    .execute();
  await createIndexes(db, "refunds", { refunds_payment: "payment_id", refunds_status: "status, created_at" });
}

async function addDisputes(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "disputes")
    .addColumn("payment_id", "integer", (c) => c.notNull().references("payments.id"))
    .addColumn("provider_dispute_id", "text", (c) => c.notNull().unique())
    .addColumn("amount_cents", "integer", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("opened_at", "text", (c) => c.notNull())
    .addColumn("ended_at", "text")
    .execute();
  await createIndexes(db, "disputes", { disputes_payment: "payment_id" });
}

/** What staff saw arrive on the shop's account: one row a payment, so that a transfer is taken in once. */
async function addBankTransfers(db: Kysely<unknown>): Promise<void> {
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

async function addProviderEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("provider_events")
    .addColumn("provider", "text", (c) => c.notNull())
    .addColumn("event_id", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("received_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("provider_events_pk", ["provider", "event_id"])
    .execute();
}

async function addPaymentSettings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("payment_settings")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("value", "text", (c) => c.notNull())
    .execute();
}
