import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { changeQuote, type QuoteAt } from "./change-quote.ts";

/** Staff deletes a quote, in whatever status: it is hidden, its payments and history stay. */
export async function staffDeleteQuote(services: Services, staff: Staff, at: QuoteAt): Promise<void> {
  await changeQuote(services, staff, {
    ...at,
    command: "delete",
    decide: ({ reference, name, status }, now) => ({
      action: "quote.delete",
      set: { deleted_at: now.toISOString() },
      before: { reference, name, status, deleted_at: null },
      after: { status, deleted_at: now.toISOString() },
    }),
  });
}
