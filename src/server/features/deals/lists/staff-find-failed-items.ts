import { officePaths } from "#domain/shop/office-paths.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";

const tryAgain: Message = /*i18n*/ { id: "today.jobFailed", message: "Try again" };

/** What the shop could not do by itself for a quote, the longest waiting first: it is tried again when staff says so. */
export async function staffFindFailedItems(
  db: Db,
  most: number,
): Promise<{ items: WaitingItem[]; count: number }> {
  const rows = await db
    .selectFrom("failed_items as f")
    .innerJoin("quotes as q", "q.id", "f.quote_id")
    .select(["f.id as failed_id", "f.job", "f.failed_at", "q.id", "q.name", "q.reference"])
    .where("q.deleted_at", "is", null)
    .orderBy("f.id")
    .execute();
  const items = rows.map(({ failed_id, job, failed_at: since, id, name: who, reference }): WaitingItem => {
    const next = { label: tryAgain, href: officePaths.adminQuote(id) };
    return {
      ...{ kind: "job_failed", subject: "quote", id, who, reference, since, dueAt: null, next },
      failed: { id: failed_id, job },
    };
  });
  return { items: items.slice(0, most), count: items.length };
}
