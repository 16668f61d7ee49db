import type { Kysely } from "kysely";
import { createIndexes, createTableWithId } from "#server/platform/database/schema.ts";

/** What is said about quotes, what reminds of them, and what could not be done for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addMessages(db);
  await addMessageFiles(db);
  await addMessageReads(db);
  await addReminders(db);
  await addFailedItems(db);
  await addStoredDocuments(db);
}

/**
 * Between the client of a quote and staff, and notes of staff; `about` (JSON) names the line of an offer. Two indexes hold
 * what is still to be done, which is little however long the table is.
 */
async function addMessages(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "messages")
    .addColumn("quote_id", "integer", (c) => c.notNull().references("quotes.id"))
    .addColumn("audience", "text", (c) => c.notNull())
    .addColumn("author_kind", "text", (c) => c.notNull())
    .addColumn("author_id", "integer", (c) => c.notNull())
    .addColumn("author_name", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("waits_for_staff", "integer", (c) => c.notNull())
    .addColumn("notice_due_at", "text")
    .addColumn("removed_at", "text")
    .addColumn("removed_by", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("about", "text")
    .execute();
  await createIndexes(db, "messages", { messages_quote: "quote_id, id" });
  await createIndexes(
    db,
    "messages",
    { messages_waiting: "quote_id, created_at" },
    { where: "waits_for_staff = 1" },
  );
  await createIndexes(
    db,
    "messages",
    { messages_notice: "notice_due_at" },
    { where: "notice_due_at is not null" },
  );
}

async function addMessageFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("message_files")
    .addColumn("message_id", "integer", (c) => c.notNull().references("messages.id"))
    .addColumn("file_id", "integer", (c) => c.notNull().references("files.id"))
    .addPrimaryKeyConstraint("message_files_pk", ["message_id", "file_id"])
    .execute();
  await createIndexes(db, "message_files", { message_files_file: "file_id" });
}

async function addMessageReads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("message_reads")
    .addColumn("quote_id", "integer", (c) => c.notNull().references("quotes.id"))
    .addColumn("reader_kind", "text", (c) => c.notNull())
    .addColumn("reader_id", "integer", (c) => c.notNull())
    .addColumn("up_to", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("message_reads_pk", ["quote_id", "reader_kind", "reader_id"])
    .execute();
}

/** When clients are reminded of an offer, and what became of it. */
async function addReminders(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "reminders")
    .addColumn("quote_id", "integer", (c) => c.notNull().references("quotes.id"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("due_at", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("why", "text")
    .execute();
  await createIndexes(db, "reminders", { reminders_quote: "quote_id" });
  await createIndexes(db, "reminders", { reminders_planned: "due_at" }, { where: "state = 'planned'" });
}

/** What a job could not do and has put aside, until staff has it tried again. */
async function addFailedItems(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "failed_items")
    .addColumn("job", "text", (c) => c.notNull())
    .addColumn("item_id", "integer", (c) => c.notNull())
    .addColumn("quote_id", "integer", (c) => c.notNull().references("quotes.id").onDelete("cascade"))
    .addColumn("error", "text", (c) => c.notNull())
    .addColumn("failed_at", "text", (c) => c.notNull())
    .execute();
  await createIndexes(db, "failed_items", { failed_items_item: "job, item_id" }, { isUnique: true });
  await createIndexes(db, "failed_items", { failed_items_quote: "quote_id" });
}

/** Documents that are stored with their quote once they were rendered. */
async function addStoredDocuments(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "stored_documents")
    .addColumn("quote_id", "integer", (c) => c.notNull().references("quotes.id"))
    .addColumn("document", "text", (c) => c.notNull().unique())
    .addColumn("storage_key", "text", (c) => c.notNull().unique())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await createIndexes(db, "stored_documents", { stored_documents_quote: "quote_id" });
}
