import type { Kysely } from "kysely";
import { createIndexes, createTableWithId } from "#server/platform/database/schema.ts";
import { keepCounts } from "#server/platform/lists/count-triggers.ts";

/** What every feature stands on: counts of lists, sessions, mails, history, answers, rate limits, files, settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addListCounts(db);
  await addSessions(db);
  await addOutbox(db);
  await addHistory(db);
  await addReplacedRows(db);
  await addDeletedNames(db);
  await addIdempotencyKeys(db);
  await addTurns(db);
  await addVersions(db);
  await addFiles(db);
  await addUnownedFiles(db);
  await addSettings(db);
  await addShopTexts(db);
  await addFirstDaySteps(db);
  // Each request with a logo asks how many bytes the logos take, and must not add up all files to know (REL-D7).
  await keepCounts(db, {
    ...{ table: "files", kindColumn: "media_type", summedColumn: "byte_size" },
    isSoftDeleted: false,
  });
}

async function addListCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("list_counts")
    .addColumn("list", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("slot", "integer", (c) => c.notNull())
    .addColumn("count", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("list_counts_pk", ["list", "kind", "slot"])
    .execute();
}

/** `device` is what people know their sessions again by; `quote_id` the quote whose mailed link a session came through. */
async function addSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sessions")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("subject_id", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("last_seen_at", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .addColumn("device", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("quote_id", "integer")
    .execute();
  await createIndexes(db, "sessions", { sessions_subject: "kind, subject_id" });
  await createIndexes(db, "sessions", { sessions_quote: "quote_id" }, { where: "quote_id is not null" });
}

/** `refusal`: why the mail server last refused a mail, because of its recipient or of the shop. */
async function addOutbox(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "outbox")
    .addColumn("template", "text", (c) => c.notNull())
    .addColumn("recipient", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("content", "text", (c) => c.notNull())
    .addColumn("message_id", "text", (c) => c.notNull().unique())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("due_at", "text", (c) => c.notNull())
    .addColumn("leased_by", "text")
    .addColumn("last_error", "text")
    .addColumn("sent_at", "text")
    .addColumn("posted_at", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("refusal", "text")
    .execute();
  await createIndexes(db, "outbox", { outbox_due: "state, due_at" });
}

async function addHistory(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "history")
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("subject_id", "integer", (c) => c.notNull())
    .addColumn("action", "text", (c) => c.notNull())
    .addColumn("doer", "text", (c) => c.notNull())
    .addColumn("doer_id", "integer")
    .addColumn("doer_name", "text", (c) => c.notNull())
    .addColumn("before", "text")
    .addColumn("after", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await createIndexes(db, "history", {
    history_subject: "subject, subject_id, id",
    history_action: "action, id",
    history_action_time: "action, created_at",
  });
}

/** What a command that can be undone replaced, beside its line of the history. */
async function addReplacedRows(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("replaced_rows")
    .addColumn("history_id", "integer", (c) => c.primaryKey().references("history.id"))
    .addColumn("content", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await createIndexes(db, "replaced_rows", { replaced_rows_time: "created_at" });
}

/** What lies in the trash is found by its name, accents in any case: lines of the history themselves never change. */
async function addDeletedNames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("deleted_names")
    .addColumn("history_id", "integer", (c) => c.primaryKey())
    .addColumn("search_text", "text", (c) => c.notNull())
    .execute();
}

/** A key counts for one caller and one content (SPEC-3.4). */
async function addIdempotencyKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("idempotency_keys")
    .addColumn("scope", "text", (c) => c.notNull())
    .addColumn("key_hash", "text", (c) => c.notNull())
    .addColumn("answer", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("content_hash", "text", (c) => c.notNull().defaultTo(""))
    .addPrimaryKeyConstraint("idempotency_keys_pk", ["scope", "key_hash"])
    .execute();
}

async function addTurns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("turns")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("taken", "integer", (c) => c.notNull())
    .addColumn("ends_at", "text", (c) => c.notNull())
    .execute();
}

async function addVersions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("versions")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("version", "integer", (c) => c.notNull())
    .execute();
}

/** `protection`: which PDF opens only with a password (SPEC-3.3). */
async function addFiles(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "files")
    .addColumn("storage_key", "text", (c) => c.notNull().unique())
    .addColumn("original_name", "text", (c) => c.notNull())
    .addColumn("media_type", "text", (c) => c.notNull())
    .addColumn("byte_size", "integer", (c) => c.notNull())
    .addColumn("sha256", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("preview_key", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("protection", "text")
    .execute();
  await createIndexes(db, "files", { files_state: "state" });
  await createIndexes(db, "files", { files_preview: "preview_key" }, { where: "preview_key is not null" });
}

/** Files that the sweeper saw without an owner, and since when: they are removed after a while (REL-D7). */
async function addUnownedFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("unowned_files")
    .addColumn("storage_key", "text", (c) => c.primaryKey())
    .addColumn("seen_at", "text", (c) => c.notNull())
    .execute();
}

/** What administrators settle for the whole shop; a setting that was never changed has no row. */
async function addSettings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("settings")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("value", "text", (c) => c.notNull())
    .addColumn("changed_by", "integer", (c) => c.notNull())
    .addColumn("changed_at", "text", (c) => c.notNull())
    .execute();
}

/** A text that went back to the original is null: its row stays, so that its version goes on counting. */
async function addShopTexts(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "shop_texts")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("text", "text")
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("changed_by", "integer", (c) => c.notNull())
    .addColumn("changed_at", "text", (c) => c.notNull())
    .addUniqueConstraint("shop_texts_name", ["name", "language"])
    .execute();
}

async function addFirstDaySteps(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("first_day_steps")
    .addColumn("step", "text", (c) => c.primaryKey())
    .addColumn("confirmed_by", "integer", (c) => c.notNull())
    .addColumn("confirmed_at", "text", (c) => c.notNull())
    .execute();
}
