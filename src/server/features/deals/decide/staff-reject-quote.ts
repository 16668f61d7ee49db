import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { changeQuote, type QuoteAt } from "../commands/change-quote.ts";
import type { Quote } from "../model/quote.ts";
import { stateBefore } from "./state-before.ts";

/** Staff declines a request, with a reason that is mailed to the client (SPEC-2.31). */
export async function staffRejectQuote(
  services: Services,
  staff: Staff,
  { reason, ...at }: QuoteAt & { readonly reason: string },
): Promise<Quote> {
  return await changeQuote(services, staff, {
    ...at,
    command: "reject",
    decide: (quote, now) => ({
      action: "quote.reject",
      set: { rejection_reason: reason, answered_at: now.toISOString() },
      before: stateBefore(quote),
      after: { status: "rejected", rejection_reason: reason },
      isUndoable: true,
      mail: ({ id, reference, name }) => ({
        template: "quote-rejected",
        quoteId: id,
        reference,
        name,
        reason,
      }),
    }),
  });
}
