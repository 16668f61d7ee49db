import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { findAcceptance } from "../offers/acceptances.repository.ts";
import { changeQuote, conflict, type QuoteAt } from "./change-quote.ts";

const acceptedByWord: Message = /*i18n*/ {
  id: "quote.delete.accepted",
  message: "Cancel it instead",
};

/**
 * Staff deletes a quote, in whatever status: it is hidden, its payments and history stay. One that the client signed, or
 * whose acceptance staff recorded, stays.
 */
export async function staffDeleteQuote(services: Services, staff: Staff, at: QuoteAt): Promise<void> {
  await changeQuote(services, staff, {
    ...at,
    command: "delete",
    decide: async (quote, now, transaction) => {
      const { id, reference, name, status } = quote;
      const acceptance = await findAcceptance(transaction, id);
      if (acceptance && acceptance.kind !== "paid") throw conflict(quote, acceptedByWord);
      return {
        action: "quote.delete",
        set: { deleted_at: now.toISOString() },
        before: { reference, name, status, deleted_at: null },
        after: { status, deleted_at: now.toISOString() },
      };
    },
  });
}
