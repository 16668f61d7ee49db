import type { Staff } from "#server/access/actor.ts";
import { changeQuote, type QuoteAt } from "#server/features/deals/commands/change-quote.ts";
import type { Quote } from "#server/features/deals/model/quote.ts";
import { type AskedLine, requireSentLine } from "#server/features/deals/offers/require-sent-line.ts";
import type { Services } from "#server/services.ts";
import { addEntry } from "./add-entry.ts";

/** Staff cannot go on without an answer: the question stands in the thread, and it is the client's turn. @throws 404, 409 */
export async function staffAskInfo(
  services: Services,
  staff: Staff,
  { text, about: asked, ...at }: QuoteAt & { readonly text: string; readonly about?: AskedLine | undefined },
): Promise<Quote> {
  return await changeQuote(services, staff, {
    ...at,
    command: "ask-info",
    decide: (quote) => ({
      action: "quote.ask-info",
      set: {},
      version: async ({ transaction, at: now }) => {
        const about = asked && (await requireSentLine(transaction, quote, asked));
        const entry = {
          quoteId: quote.id,
          author: staff,
          audience: "client",
          text,
          about,
          files: [],
        } as const;
        await addEntry(transaction, entry, now);
      },
      before: { stage: quote.stage },
      after: {},
    }),
  });
}
