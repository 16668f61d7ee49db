import { officePaths } from "#domain/shop/office-paths.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findFailedItems } from "#server/platform/jobs/each-item.ts";
import { labelQuotes } from "../model/system-read-quote.ts";

const tryAgain: Message = /*i18n*/ { id: "today.jobFailed", message: "Try again" };

/** What the shop could not do by itself for a quote, the longest waiting first: it is tried again when staff says so. */
export async function staffFindFailedItems(
  db: Db,
  most: number,
): Promise<{ items: WaitingItem[]; count: number }> {
  const rows = await findFailedItems(db);
  const quotes = await labelQuotes(
    db,
    rows.map(({ quote_id }) => quote_id),
  );
  const items = rows.flatMap(({ id: failedId, job, quote_id: id, failed_at: since }): WaitingItem[] => {
    const quote = quotes.get(id);
    if (!quote) return [];
    const next = { label: tryAgain, href: officePaths.adminQuote(id) };
    return [
      {
        ...{ kind: "job_failed", subject: "quote", id, who: quote.name, reference: quote.reference },
        ...{ since, dueAt: null, next, failed: { id: failedId, job } },
      },
    ];
  });
  return { items: items.slice(0, most), count: items.length };
}
