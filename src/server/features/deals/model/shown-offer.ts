import { type RequestedQuote, requestOffer } from "#domain/offers/request-offer.ts";
import { type ShownLine, shownLines } from "#domain/offers/shown-lines.ts";
import { type WorkedOutOffer, workOutOffer } from "#domain/offers/work-out-offer.ts";
import { openLogoLines } from "#domain/quotes/logo-fee.ts";
import type { Quote } from "./quote.ts";

/** What a quote is shown to be: its lines, and the sums that lead to their total. */
export interface ShownOffer extends Pick<WorkedOutOffer, "discountCents" | "taxes" | "totalCents"> {
  readonly lines: readonly ShownLine[];
}

/** What mails and papers say of a quote: the offer that stands, before the first what was asked for. */
export function shownOffer(quote: RequestedQuote & Pick<Quote, "offered">): ShownOffer {
  if (quote.offered) {
    const { worked } = quote.offered;
    return { ...worked, lines: shownLines(worked) };
  }
  const requested = workOutOffer(requestOffer(quote));
  return { ...requested, lines: [...shownLines(requested), ...openLogoLines(quote)] };
}
