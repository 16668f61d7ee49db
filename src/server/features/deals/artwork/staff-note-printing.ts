import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { changeQuote, type QuoteAt } from "../commands/change-quote.ts";
import type { Quote } from "../model/quote.ts";

/** Staff notes how the bags will be printed: a note, which no status and no price depends on. */
export async function staffNotePrinting(
  services: Services,
  staff: Staff,
  { printingType, ...at }: QuoteAt & { readonly printingType: string },
): Promise<Quote> {
  const noted = printingType === "" ? null : printingType;
  return await changeQuote(services, staff, {
    ...at,
    command: "annotate",
    decide: (quote) =>
      quote.printingType === noted
        ? undefined
        : {
            action: "quote.note-printing",
            set: { printing_type: noted },
            before: { printing_type: quote.printingType },
            after: { printing_type: noted },
          },
  });
}
