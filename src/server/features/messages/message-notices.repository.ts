import { isQuoteThere } from "#server/features/deals/model/system-read-quote.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isNotPutAside } from "#server/platform/jobs/each-item.ts";
import { countFound } from "#server/platform/lists/count-found.ts";
import type { MessageRow } from "./messages.table.ts";

interface WaitingThreads {
  readonly count: number;
  /** The first of them, and since when they wait. */
  readonly first: readonly { readonly quoteId: number; readonly since: string }[];
}

/** The threads in which the client waits for staff; the longest waiting first. */
export async function findWaitingThreads(db: Db, most: number): Promise<WaitingThreads> {
  const waiting = db
    .selectFrom("messages")
    .select((eb) => ["quote_id", eb.fn.min("created_at").as("since")])
    .where((eb) => eb("waits_for_staff", "=", eb.lit(1)))
    .where(isQuoteThere("messages.quote_id"))
    .groupBy("quote_id");
  const rows = await waiting.orderBy("since").orderBy("quote_id").limit(most).execute();
  return {
    count: await countFound(db.selectFrom(waiting.as("waiting"))),
    first: rows.map(({ quote_id, since }) => ({ quoteId: quote_id, since })),
  };
}

/** The quotes, and sides of their threads, about which it is time to mail the other side; the longest waiting first. */
export async function findDueNotices(db: Db, now: Date, most: number) {
  return await db
    .selectFrom("messages")
    .select(["quote_id", "author_kind"])
    .where("notice_due_at", "<=", now.toISOString())
    .where(isNotPutAside("message_notice", "messages.quote_id"))
    .groupBy(["quote_id", "author_kind"])
    .orderBy((eb) => eb.fn.min("notice_due_at"))
    .orderBy("quote_id")
    .orderBy("author_kind")
    .limit(most)
    .execute();
}

/** Takes the entries of one side that no mail was sent about yet, and marks them. Two processes never take the same. */
export async function takeNotices(
  transaction: Transaction,
  quoteId: number,
  author: MessageRow["author_kind"],
): Promise<Pick<MessageRow, "id" | "waits_for_staff">[]> {
  return await transaction
    .updateTable("messages")
    .set({ notice_due_at: null })
    .where("quote_id", "=", quoteId)
    .where("author_kind", "=", author)
    .where("notice_due_at", "is not", null)
    .returning(["id", "waits_for_staff"])
    .execute();
}
