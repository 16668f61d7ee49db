import { officePaths } from "#domain/shop/office-paths.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import { systemNameQuotes } from "#server/features/deals/model/system-read-quote.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findWaitingThreads } from "./message-notices.repository.ts";

const answer: Message = /*i18n*/ { id: "today.thread", message: "Answer the message" };

/** The quotes whose client wrote what staff has neither read nor answered, the longest waiting first (L8.5). */
export async function staffFindWaitingThreads(
  db: Db,
  most: number,
): Promise<{ items: WaitingItem[]; count: number }> {
  const { count, first } = await findWaitingThreads(db, most);
  const names = await systemNameQuotes(
    db,
    first.map(({ quoteId }) => quoteId),
  );
  const items = first.flatMap(({ quoteId: id, since }): WaitingItem[] => {
    const who = names.get(id);
    const next = { label: answer, href: officePaths.adminThread(id) };
    return who === undefined
      ? []
      : [{ kind: "message", subject: "quote", id, who, since, dueAt: null, next }];
  });
  return { items, count };
}
