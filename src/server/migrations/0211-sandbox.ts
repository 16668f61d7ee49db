import type { Kysely } from "kysely";
import { createIndexes, createTableWithId } from "#server/platform/database/schema.ts";

/**
 * The ledger of the sandbox provider: the other side of the wire, never read by a payment use case. Orders of the
 * redirect flow are intents of another kind. No card is kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addSandboxIntents(db);
  await addSandboxRefunds(db);
  await addSandboxEvents(db);
}

async function addSandboxIntents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sandbox_intents")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("client_secret", "text", (c) => c.notNull())
    .addColumn("request_key", "text", (c) => c.notNull().unique())
    .addColumn("amount_cents", "integer", (c) => c.notNull())
    .addColumn("currency", "text", (c) => c.notNull())
    .addColumn("metadata", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("payment_method_id", "text")
    .addColumn("last_decline", "text")
    .addColumn("return_url", "text")
    .addColumn("cancel_url", "text")
    .addColumn("refunded_cents", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await createIndexes(db, "sandbox_intents", { sandbox_intents_newest: "created_at, id" });
}

async function addSandboxRefunds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sandbox_refunds")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("intent_id", "text", (c) => c.notNull().references("sandbox_intents.id"))
    .addColumn("request_key", "text", (c) => c.notNull().unique())
    .addColumn("amount_cents", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull().defaultTo("completed"))
    .execute();
}

async function addSandboxEvents(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "sandbox_events")
    .addColumn("event_id", "text", (c) => c.notNull().unique())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("intent_id", "text", (c) => c.notNull())
    .addColumn("due_at", "text", (c) => c.notNull())
    .addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("delivered_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await createIndexes(db, "sandbox_events", { sandbox_events_due: "delivered_at, due_at" });
}
