import type { Kysely } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/** Contact messages, newsletter addresses with the time of consent (SPEC-1.17), and the visit counter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "contact_messages")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("message", "text", (c) => c.notNull())
    .addColumn("search_text", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("read_at", "text")
    .addColumn("deleted_at", "text")
    .execute();

  await createTableWithId(db, "newsletter_subscriptions")
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("email_key", "text", (c) => c.notNull().unique())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("consented_at", "text", (c) => c.notNull())
    .addColumn("unsubscribed_at", "text")
    .execute();

  await db.schema
    .createTable("unsubscribe_links")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("subscription_id", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("visit_days")
    .addColumn("day", "text", (c) => c.primaryKey())
    .addColumn("views", "integer", (c) => c.notNull())
    .execute();
}
