import { type Kysely, sql } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/** The thread of a quote: messages between its client and staff, notes of staff, their files, and who has read how far. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
    .execute();
  await db.schema.createIndex("messages_quote").on("messages").columns(["quote_id", "id"]).execute();
  // Both hold what is still to be done, which is little however long the table is.
  await db.schema
    .createIndex("messages_waiting")
    .on("messages")
    .columns(["quote_id", "created_at"])
    .where(sql<boolean>`waits_for_staff = 1`)
    .execute();
  await db.schema
    .createIndex("messages_notice")
    .on("messages")
    .column("notice_due_at")
    .where(sql<boolean>`notice_due_at is not null`)
    .execute();
  await db.schema
    .createTable("message_files")
    .addColumn("message_id", "integer", (c) => c.notNull().references("messages.id"))
    .addColumn("file_id", "integer", (c) => c.notNull().references("files.id"))
    .addPrimaryKeyConstraint("message_files_pk", ["message_id", "file_id"])
    .execute();
  await db.schema
    .createTable("message_reads")
    .addColumn("quote_id", "integer", (c) => c.notNull().references("quotes.id"))
    .addColumn("reader_kind", "text", (c) => c.notNull())
    .addColumn("reader_id", "integer", (c) => c.notNull())
    .addColumn("up_to", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("message_reads_pk", ["quote_id", "reader_kind", "reader_id"])
    .execute();
}
