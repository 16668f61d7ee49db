import type { Insertable } from "kysely";
import type { Audience } from "#domain/messages/message-rules.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { addFile, type FileRow, findFiles, type NewFile } from "#server/platform/storage/files.repository.ts";
import type { MessageRow, MessageTable } from "./messages.table.ts";
import type { Person } from "./people.ts";

/** Which entries of which quote: those that the reader may see. */
export interface Thread {
  readonly quoteId: number;
  readonly audiences: readonly Audience[];
}

export type AttachedRow = FileRow & { readonly message_id: number };

/** Adds an entry with its files. @returns its id */
export async function addMessage(
  transaction: Transaction,
  message: Insertable<MessageTable>,
  files: readonly NewFile[],
): Promise<number> {
  const { id } = await transaction
    .insertInto("messages")
    .values(message)
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const file of files) {
    const file_id = await addFile(transaction, file);
    await transaction.insertInto("message_files").values({ message_id: id, file_id }).execute();
  }
  return id;
}

/** The entries of a thread, the oldest first; only one where it is named. */
export async function findMessages(
  db: Db,
  { quoteId, audiences }: Thread,
  messageId?: number,
): Promise<MessageRow[]> {
  const all = db
    .selectFrom("messages")
    .selectAll()
    .where("quote_id", "=", quoteId)
    .where("audience", "in", audiences);
  const asked = messageId === undefined ? all : all.where("id", "=", messageId);
  return await asked.orderBy("id").execute();
}

/** The files of a thread but those in the trash, in the order in which they were attached; only those of one entry where it is named. */
export async function findAttached(
  db: Db,
  { quoteId, audiences }: Thread,
  messageId?: number,
): Promise<AttachedRow[]> {
  const all = db
    .selectFrom("message_files")
    .innerJoin("messages", "messages.id", "message_files.message_id")
    .select(["message_files.message_id", "message_files.file_id"])
    .where("messages.quote_id", "=", quoteId)
    .where("messages.removed_at", "is", null)
    .where("messages.audience", "in", audiences);
  const asked = messageId === undefined ? all : all.where("messages.id", "=", messageId);
  const attached = await asked.orderBy("message_files.file_id").execute();
  const files = await findFiles(
    db,
    attached.map(({ file_id }) => file_id),
  );
  return attached.flatMap(({ message_id, file_id }) => {
    const file = files.get(file_id);
    return file ? [{ ...file, message_id }] : [];
  });
}

/** How far this person has read; 0 where he has read nothing. */
export async function findReadUpTo(db: Db, quoteId: number, { kind, id }: Person): Promise<number> {
  const row = await db
    .selectFrom("message_reads")
    .select("up_to")
    .where("quote_id", "=", quoteId)
    .where("reader_kind", "=", kind)
    .where("reader_id", "=", id)
    .executeTakeFirst();
  return row?.up_to ?? 0;
}

/** The last entry up to this one that was not removed. */
export async function findLastId(db: Db, { quoteId, audiences }: Thread, upTo: number): Promise<number> {
  const row = await db
    .selectFrom("messages")
    .select((eb) => eb.fn.max("id").as("id"))
    .where("quote_id", "=", quoteId)
    .where("audience", "in", audiences)
    .where("id", "<=", upTo)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Notes how far a person has read. It never goes back: pages that are open at a time may say it in any order. */
export async function raiseReadUpTo(
  transaction: Transaction,
  { quoteId, upTo, reader }: { readonly quoteId: number; readonly upTo: number; readonly reader: Person },
): Promise<void> {
  await transaction
    .insertInto("message_reads")
    .values({ quote_id: quoteId, reader_kind: reader.kind, reader_id: reader.id, up_to: upTo })
    .onConflict((c) =>
      c
        .columns(["quote_id", "reader_kind", "reader_id"])
        .doUpdateSet({ up_to: upTo })
        .where("message_reads.up_to", "<", upTo),
    )
    .execute();
}

/** Staff has read the client's messages up to this one, or answered them. */
export async function endWaiting(transaction: Transaction, quoteId: number, upTo: number): Promise<void> {
  await transaction
    .updateTable("messages")
    .set({ waits_for_staff: 0 })
    .where("quote_id", "=", quoteId)
    .where("id", "<=", upTo)
    .where("waits_for_staff", "=", 1)
    .execute();
}

/** Whether the client of a quote has written what staff has neither read nor answered. */
export async function waitsForStaff(db: Db, quoteId: number): Promise<boolean> {
  const row = await db
    .selectFrom("messages")
    .select("id")
    .where("quote_id", "=", quoteId)
    .where((eb) => eb("waits_for_staff", "=", eb.lit(1)))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Moves an entry to the trash, with its files; undefined when there is none, or it lies there already. */
export async function removeEntry(
  transaction: Transaction,
  { quoteId, messageId, by, at }: { quoteId: number; messageId: number; by: string; at: Date },
): Promise<MessageRow | undefined> {
  return await transaction
    .updateTable("messages")
    .set({ waits_for_staff: 0, notice_due_at: null, removed_at: at.toISOString(), removed_by: by })
    .where("quote_id", "=", quoteId)
    .where("id", "=", messageId)
    .where("removed_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** Puts an entry back into its thread; undefined when it does not lie in the trash. */
export async function restoreEntry(
  transaction: Transaction,
  messageId: number,
): Promise<MessageRow | undefined> {
  return await transaction
    .updateTable("messages")
    .set({ removed_at: null, removed_by: null })
    .where("id", "=", messageId)
    .where("removed_at", "is not", null)
    .returningAll()
    .executeTakeFirst();
}
