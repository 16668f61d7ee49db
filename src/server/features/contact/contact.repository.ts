import { sql } from "kysely";
import { contains, searchable } from "#server/platform/database/contains.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { countFound } from "#server/platform/lists/count-found.ts";
import { orderOf, type Paging } from "#server/platform/lists/paging.ts";
import { emailSpellings } from "#server/platform/search/email-spellings.ts";
import type { ContactMessageRow } from "./contact.table.ts";

export async function addMessage(
  transaction: Transaction,
  { name, email, message, at }: { name: string; email: string; message: string; at: Date },
): Promise<void> {
  await transaction
    .insertInto("contact_messages")
    .values({
      name,
      email,
      message,
      search_text: searchable(name, ...emailSpellings(email), message),
      created_at: at.toISOString(),
      read_at: null,
      deleted_at: null,
    })
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

/** One page of the live messages that match, the newest first where no order was asked for. */
export async function readMessagesPage(
  db: Db,
  filter: MessageFilter,
  {
    sort = "-created_at",
    paging,
  }: { sort?: MessageSort | undefined; paging: Pick<Paging, "limit" | "offset"> },
): Promise<ContactMessageRow[]> {
  const { column, direction } = orderOf<Column>(sort);
  return await matching(db, filter)
    .selectAll()
    .orderBy(
      column === "email" ? sql`lower(email)` : sql.ref(column === "name" ? "search_text" : column),
      direction,
    )
    .orderBy("id", direction)
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
}

export async function countMessages(db: Db, filter: MessageFilter): Promise<number> {
  return await countFound(matching(db, filter));
}

function matching(db: Db, { search, status }: MessageFilter) {
  let query = db.selectFrom("contact_messages").where("deleted_at", "is", null);
  if (search) query = query.where((eb) => contains(eb.ref("search_text"), search));
  if (status) query = query.where("read_at", status === "read" ? "is not" : "is", null);
  return query;
}
