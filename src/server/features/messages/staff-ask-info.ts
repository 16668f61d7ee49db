import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { changeQuote, type QuoteAt } from "../quotes/decide/change-quote.ts";
import type { Quote } from "../quotes/quote.ts";
import { addEntry } from "./add-entry.ts";

/** Staff cannot go on without an answer: the question stands in the thread, and it is the client's turn. @throws 404, 409 */
export async function staffAskInfo(
  services: Services,
  staff: Staff,
  { text, ...at }: QuoteAt & { readonly text: string },
): Promise<Quote> {
  return await changeQuote(services, staff, {
    ...at,
    command: "ask-info",
    decide: ({ id: quoteId, stage }) => ({
      action: "quote.ask-info",
      set: {},
      version: async (transaction, _asked, now) => {
        await addEntry(transaction, { quoteId, author: staff, audience: "client", text, files: [] }, now);
      },
      before: { stage },
      after: {},
    }),
  });
}
