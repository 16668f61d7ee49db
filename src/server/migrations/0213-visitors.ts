import type { Kysely } from "kysely";
import {
  createIndexes,
  createTableWithId,
  notDeleted,
  searchTextOf,
} from "#server/platform/database/schema.ts";
import { keepCounts } from "#server/platform/lists/count-triggers.ts";
import { createSearch } from "#server/platform/search/hits.ts";

/** Contact messages, newsletter addresses with the time of consent (SPEC-1.17), and the visit counter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addContactMessages(db);
  await addNewsletterSubscriptions(db);
  await addUnsubscribeLinks(db);
  await addVisitDays(db);
  await keepCounts(db, { table: "contact_messages", isSoftDeleted: true });
  await createSearch(db, { name: "contact_messages", isSoftDeleted: true });
}

/** A message is longer than what an index of PostgreSQL takes: its beginning is enough. */
async function addContactMessages(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "contact_messages")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("message", "text", (c) => c.notNull())
    .addColumn("search_text", searchTextOf(db), (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("read_at", "text")
    .addColumn("deleted_at", "text")
    .execute();
  await createIndexes(
    db,
    "contact_messages",
    { contact_messages_newest: "created_at, id" },
    { where: notDeleted },
  );
  await createIndexes(
    db,
    "contact_messages",
    { contact_messages_unread: "created_at, id" },
    { where: "deleted_at is null and read_at is null" },
  );
  await createIndexes(db, "contact_messages", {
    contact_messages_beginning: "(substr(search_text, 1, 100)), id",
    contact_messages_email: "lower(email), id",
  });
}

async function addNewsletterSubscriptions(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "newsletter_subscriptions")
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("email_key", "text", (c) => c.notNull().unique())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("consented_at", "text", (c) => c.notNull())
    .addColumn("unsubscribed_at", "text")
    .execute();
}

async function addUnsubscribeLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("unsubscribe_links")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("subscription_id", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
}

async function addVisitDays(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("visit_days")
    .addColumn("day", "text", (c) => c.primaryKey())
    .addColumn("views", "integer", (c) => c.notNull())
    .execute();
}
