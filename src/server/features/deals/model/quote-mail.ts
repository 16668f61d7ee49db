import type { Quote } from "./quote.ts";
import { shownOffer } from "./shown-offer.ts";

export type QuoteForMail = Parameters<typeof shownOffer>[0] & Pick<Quote, "id" | "reference" | "name">;

/** The values of mails about a quote; the link is issued on delivery. */
export function quoteMail(quote: QuoteForMail) {
  const { lines, discountCents, taxes, totalCents: offeredCents } = shownOffer(quote);
  return {
    quoteId: quote.id,
    reference: quote.reference,
    name: quote.name,
    lines: [...lines],
    ...(discountCents > 0 && { discountCents }),
    ...(taxes.length > 0 && { taxes: [...taxes] }),
    // The count, or a cancellation, made it another total.
    ...(offeredCents !== quote.totalCents && { agreedCents: offeredCents }),
    totalCents: quote.totalCents,
  };
}
