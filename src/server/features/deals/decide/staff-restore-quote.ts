import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { findLastAuditEntry, recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import type { Quote } from "../model/quote.ts";
import { findQuoteEvenDeletedForSystem, restoreQuoteRow } from "../model/quotes.repository.ts";
import { bookRestored } from "../receivables/book-asked.ts";

/** Undoes a deletion. Restoring a quote that is not deleted changes nothing. */
export async function staffRestoreQuote(
  services: Services,
  staff: Staff,
  { quoteId }: { readonly quoteId: number },
): Promise<Quote> {
  const quote = await services.db.transaction().execute(async (transaction) => {
    const isRestored = await restoreQuoteRow(transaction, quoteId);
    const found = await findQuoteEvenDeletedForSystem(transaction, quoteId);
    if (!found) throw new AppError("not_found");
    if (isRestored) {
      const at = services.clock();
      const quoteOf = { subject: "quote", subjectId: quoteId };
      const deletion = await findLastAuditEntry(transaction, { ...quoteOf, action: "quote.delete" });
      const historyId = await recordAudit(transaction, {
        ...{ ...quoteOf, action: "quote.restore", actor: auditActorOf(staff), at },
        after: { status: found.quote.status, deleted_at: null },
      });
      const booked = { quoteId, at, day: todayOf(services) };
      if (deletion && historyId !== undefined)
        await bookRestored(transaction, { ...booked, sourceId: historyId, deletedBy: deletion.id });
    }
    return found.quote;
  });
  services.quoteChanged(quoteId);
  return quote;
}
