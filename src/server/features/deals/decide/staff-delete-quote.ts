import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { cancelInstead } from "../commands/cancel-instead.ts";
import { changeQuote, conflict, type QuoteAt } from "../commands/change-quote.ts";
import { findAcceptance, findOrder } from "../model/acceptances.repository.ts";
import { bookEnded } from "../receivables/book-asked.ts";

/**
 * Staff deletes a quote, in whatever status: it is hidden, its payments and history stay. One that the client signed,
 * whose acceptance staff recorded, that was invoiced, or whose production began, stays (SPEC-4.46).
 */
export async function staffDeleteQuote(services: Services, staff: Staff, at: QuoteAt): Promise<void> {
  await changeQuote(services, staff, {
    ...at,
    command: "delete",
    decide: async (quote, now, transaction) => {
      const { id, reference, name, status } = quote;
      const acceptance = await findAcceptance(transaction, id);
      const order = acceptance && (await findOrder(transaction, id));
      const isBound = order && (order.is_invoiced || order.started_at !== null);
      if (acceptance && (acceptance.kind !== "paid" || isBound)) throw conflict(quote, cancelInstead);
      return {
        action: "quote.delete",
        set: { deleted_at: now.toISOString() },
        book: (_, changed, booking) => bookEnded(transaction, "deleted", { ...booking, quoteId: changed.id }),
        before: { reference, name, status, deleted_at: null },
        after: { status, deleted_at: now.toISOString() },
      };
    },
  });
}
