import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isNotPutAside } from "#server/platform/jobs/each-item.ts";
import type { MessageRow } from "./messages.table.ts";

/** The threads in which the client waits for staff, and since when; the longest waiting first. */
export async function findWaitingThreads(
  db: Db,
): Promise<{ readonly quoteId: number; readonly since: string }[]> {
  const rows = await db
    .selectFrom("messages")
    .select("quote_id")
    .select((eb) => eb.fn.min("created_at").as("since"))
    .where((eb) => eb("waits_for_staff", "=", eb.lit(1)))
    .groupBy("quote_id")
    .orderBy("since")
    .orderBy("quote_id")
    .execute();
  return rows.map(({ quote_id, since }) => ({ quoteId: quote_id, since }));
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
