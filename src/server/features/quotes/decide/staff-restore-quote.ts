import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import type { Quote } from "../quote.ts";
import { findQuoteEvenDeletedForSystem, restoreQuoteRow } from "../quotes.repository.ts";

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
      await recordAudit(transaction, {
        subject: "quote",
        subjectId: quoteId,
        action: "quote.restore",
        actor: auditActorOf(staff),
        after: { status: found.quote.status, deleted_at: null },
        at: services.clock(),
      });
    }
    return found.quote;
  });
  services.quoteChanged(quoteId);
  return quote;
}
