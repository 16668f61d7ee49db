import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { findLastAuditEntry } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import type { Quote } from "../model/quote.ts";
import { findQuoteEvenDeletedForSystem, restoreQuoteRow } from "../model/quotes.repository.ts";
import { recordCommand, runOnDeal } from "../model/run-command.ts";
import { bookRestored } from "../receivables/book-asked.ts";

/** Undoes a deletion. Restoring a quote that is not deleted changes nothing. */
export async function staffRestoreQuote(
  services: Services,
  staff: Staff,
  { quoteId }: { readonly quoteId: number },
): Promise<Quote> {
  return await runOnDeal(
    services,
    auditActorOf(staff),
    () => ({ quoteId }),
    async (running) => {
      const { transaction, unchanged } = running;
      const isRestored = await restoreQuoteRow(transaction, quoteId);
      const found = await findQuoteEvenDeletedForSystem(transaction, quoteId);
      if (!found) throw new AppError("not_found");
      if (!isRestored) {
        unchanged();
        return found.quote;
      }
      const quoteOf = { subject: "quote", subjectId: quoteId } as const;
      const deletion = await findLastAuditEntry(transaction, { ...quoteOf, action: "quote.delete" });
      await recordCommand(running, {
        ...{ ...quoteOf, action: "quote.restore", after: { status: found.quote.status, deleted_at: null } },
        book:
          deletion &&
          ((booking) => bookRestored(transaction, { ...booking, quoteId, deletedBy: deletion.id })),
      });
      return found.quote;
    },
  );
}
