import { type Kysely, sql } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/** When clients are reminded of an offer, and what became of it; staff may pause the reminders of a quote. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "reminders")
    .addColumn("quote_id", "integer", (c) => c.notNull().references("quotes.id"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("due_at", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("why", "text")
    .execute();
  await db.schema.createIndex("reminders_quote").on("reminders").column("quote_id").execute();
  await db.schema
    .createIndex("reminders_planned")
    .on("reminders")
    .column("due_at")
    .where(sql<boolean>`state = 'planned'`)
    .execute();
  await db.schema
    .alterTable("quotes")
    .addColumn("reminders_paused", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
