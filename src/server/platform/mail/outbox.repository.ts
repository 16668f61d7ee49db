import { contains } from "../database/contains.ts";
import type { Db, Transaction } from "../database/db.ts";
import { countFound } from "../lists/count-found.ts";
import { orderOf, type Paging } from "../lists/paging.ts";
import type { OutboxRow } from "./deliver-mails.ts";

export interface MailFilter {
  /** Found in the address of the reader. */
  readonly search?: string | undefined;
  /** Templates that the search means by their names: found as well. */
  readonly templates?: readonly string[];
  readonly status?: OutboxRow["state"] | undefined;
  /** Templates that the reader may not know of. */
  readonly hidden?: readonly string[] | undefined;
}

type Column = "id" | "created_at" | "sent_at";
export type MailSort = Column | `-${Column}`;

/** One page of the mails that match, the newest first where no order was asked for. */
export async function readMailsPage(
  db: Db,
  filter: MailFilter,
  { sort = "-id", paging }: { sort?: MailSort | undefined; paging: Pick<Paging, "limit" | "offset"> },
): Promise<OutboxRow[]> {
  const { column, direction } = orderOf<Column>(sort);
  return await matching(db, filter)
    .selectAll()
    .orderBy(column, direction)
    .orderBy("id", direction)
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
}

export async function countMails(db: Db, filter: MailFilter): Promise<number> {
  return await countFound(matching(db, filter));
}

export async function findMail(db: Db, id: number): Promise<OutboxRow | undefined> {
  return await db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * Lays a mail in the outbox anew, as another message, so that no mail server takes it for one it has seen; to another
 * address where one is given. Nothing comes back while a mail worker holds it.
 */
export async function layAnew(
  transaction: Transaction,
  id: number,
  { messageId, at, recipient }: { messageId: string; at: Date; recipient?: string | undefined },
): Promise<OutboxRow | undefined> {
  const now = at.toISOString();
  return await transaction
    .updateTable("outbox")
    .set({
      state: "waiting",
      attempts: 0,
      due_at: now,
      posted_at: now,
      sent_at: null,
      last_error: null,
      refusal: null,
      leased_by: null,
      message_id: messageId,
      ...(recipient !== undefined && { recipient }),
    })
    .where("id", "=", id)
    // A lease that ran out is one of a process that died.
    .where((eb) => eb.or([eb("leased_by", "is", null), eb("due_at", "<=", now)]))
    .returningAll()
    .executeTakeFirst();
}

/** The mails that wait because the server refuses the shop, with its newest answer; null when there are none. */
export async function findSenderRefusal(db: Db): Promise<{ waiting: number; last_error: string } | null> {
  const held = db.selectFrom("outbox").where("state", "=", "waiting").where("refusal", "=", "sender");
  const count = await countFound(held);
  const newest = await held.select("last_error").orderBy("due_at", "desc").limit(1).executeTakeFirst();
  return newest ? { waiting: count, last_error: newest.last_error ?? "" } : null;
}

function matching(db: Db, { search, templates = [], status, hidden = [] }: MailFilter) {
  let query = db.selectFrom("outbox");
  if (search)
    query = query.where((eb) =>
      eb.or([
        contains(eb.fn("lower", ["recipient"]), search),
        contains(eb.ref("template"), search),
        ...(templates.length > 0 ? [eb("template", "in", templates)] : []),
      ]),
    );
  if (hidden.length > 0) query = query.where("template", "not in", hidden);
  if (status) query = query.where("state", "=", status);
  return query;
}
