import { type SqlBool, sql } from "kysely";
import { searchable } from "#server/platform/database/contains.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { countFound } from "#server/platform/lists/count-found.ts";
import { orderOf, type Paging } from "#server/platform/lists/paging.ts";
import { readListCounts, totalOf } from "#server/platform/lists/read-list-counts.ts";
import { inOrderOf, readLongList } from "#server/platform/lists/read-long-list.ts";
import { emailSpellings } from "#server/platform/search/email-spellings.ts";
import { searchedTables } from "#server/sources/searched-tables.ts";
import type { ContactAnswerRow, ContactMessageRow } from "./contact.table.ts";

interface NewMessage extends Pick<ContactMessageRow, "name" | "email" | "message" | "language"> {
  readonly at: Date;
}

export async function addMessage(
  transaction: Transaction,
  { name, email, message, language, at }: NewMessage,
): Promise<void> {
  await transaction
    .insertInto("contact_messages")
    .values({
      name,
      email,
      message,
      language,
      search_text: searchable(name, ...emailSpellings(email), message),
      created_at: at.toISOString(),
      read_at: null,
      deleted_at: null,
    })
    .execute();
}

interface NewAnswer {
  readonly messageId: number;
  readonly text: string;
  readonly author: { readonly userId: number; readonly name: string };
  readonly at: Date;
}

/** @returns the id of the answer */
export async function addAnswer(
  transaction: Transaction,
  { messageId, text, author, at }: NewAnswer,
): Promise<number> {
  const row = { message_id: messageId, text, author_id: author.userId, author_name: author.name };
  const { id } = await transaction
    .insertInto("contact_answers")
    .values({ ...row, created_at: at.toISOString() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** What was answered to these messages, the oldest first. */
export async function readAnswers(db: Db, messageIds: readonly number[]): Promise<ContactAnswerRow[]> {
  if (messageIds.length === 0) return [];
  return await db
    .selectFrom("contact_answers")
    .selectAll()
    .where("message_id", "in", messageIds)
    .orderBy("id")
    .execute();
}

type Change = Partial<Pick<ContactMessageRow, "read_at" | "deleted_at">>;

/** Marks a live message, or deletes it; nothing when there is none. */
export async function changeLiveMessage(
  transaction: Transaction,
  id: number,
  change: Change,
): Promise<ContactMessageRow | undefined> {
  return await transaction
    .updateTable("contact_messages")
    .set(change)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** Any message, deleted or not, as it stands before it is changed. */
export async function findMessage(
  transaction: Transaction,
  id: number,
): Promise<ContactMessageRow | undefined> {
  return await transaction.selectFrom("contact_messages").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Brings a message back; one that was never deleted stays as it is. */
export async function restoreMessage(
  transaction: Transaction,
  id: number,
): Promise<ContactMessageRow | undefined> {
  return await transaction
    .updateTable("contact_messages")
    .set({ deleted_at: null })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

export interface MessageFilter {
  readonly search?: string | undefined;
  readonly status?: "read" | "unread" | undefined;
}

type Column = "id" | "name" | "email" | "created_at";
export type MessageSort = Column | `-${Column}`;

const id = sql.ref("id");

/** Each has its index. A text begins with the name: an order that does not tell "ann" from "Ann". */
const orders = {
  id: [id],
  name: [sql.raw(searchedTables.messages.beginning), id],
  email: [sql`lower(email)`, id],
  created_at: [sql.ref("created_at"), id],
} as const satisfies Record<Column, unknown>;

/** One page of the live messages that match, the newest first where no order was asked for, and how many match. */
export async function readMessagesPage(
  db: Db,
  { search, status }: MessageFilter,
  {
    sort = "-created_at",
    paging,
  }: { sort?: MessageSort | undefined; paging: Pick<Paging, "limit" | "offset"> },
): Promise<{ rows: ContactMessageRow[]; total: number }> {
  const { column, direction } = orderOf<Column>(sort);
  const { ids, total } = await readLongList(db, {
    table: searchedTables.messages,
    conditions: status ? [sql<SqlBool>`read_at is ${sql.raw(status === "read" ? "not null" : "null")}`] : [],
    search,
    order: orders[column],
    direction,
    paging,
    known: search ? undefined : await countMessages(db, status),
  });
  if (ids.length === 0) return { rows: [], total };
  const rows = await db.selectFrom("contact_messages").selectAll().where("id", "in", ids).execute();
  return { rows: inOrderOf(ids, rows), total };
}

/** An index holds the few that are unread. */
async function countMessages(db: Db, status: MessageFilter["status"]): Promise<number> {
  const all = status === "unread" ? 0 : totalOf(await readListCounts(db, "contact_messages"));
  if (!status) return all;
  const unread = await countFound(
    db.selectFrom("contact_messages").where("deleted_at", "is", null).where("read_at", "is", null),
  );
  return status === "unread" ? unread : all - unread;
}
