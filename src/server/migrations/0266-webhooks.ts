import type { Kysely } from "kysely";
import { createIndexes, createTableWithId } from "#server/platform/database/schema.ts";

/** Endpoints of other programs, what is to be told to each, and each try (SPEC-4.61). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "webhooks")
    .addColumn("url", "text", (c) => c.notNull())
    .addColumn("events", "text", (c) => c.notNull())
    .addColumn("secret", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull().defaultTo("on"))
    .addColumn("is_failing", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await createTableWithId(db, "webhook_deliveries")
    .addColumn("webhook_id", "integer", (c) => c.notNull().references("webhooks.id"))
    .addColumn("message_id", "text", (c) => c.notNull())
    .addColumn("event", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("subject_id", "integer", (c) => c.notNull())
    .addColumn("subject_state", "text")
    .addColumn("body", "text")
    .addColumn("state", "text", (c) => c.notNull().defaultTo("waiting"))
    .addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("due_at", "text", (c) => c.notNull())
    .addColumn("leased_by", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await createTableWithId(db, "webhook_attempts")
    .addColumn("delivery_id", "integer", (c) => c.notNull().references("webhook_deliveries.id"))
    .addColumn("status", "integer")
    .addColumn("error", "text")
    .addColumn("answer", "text", (c) => c.notNull())
    .addColumn("milliseconds", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await createIndexes(db, "webhook_deliveries", {
    webhook_deliveries_newest: "webhook_id, id",
    webhook_deliveries_age: "created_at",
  });
  await createIndexes(
    db,
    "webhook_deliveries",
    { webhook_deliveries_due: "webhook_id, due_at, id" },
    { where: "state = 'waiting'" },
  );
  await createIndexes(db, "webhook_attempts", { webhook_attempts_delivery: "delivery_id" });
}
