import type { ClientNews, Mail, StaffNews } from "#contracts/mails.ts";
import type { MailedDues } from "#contracts/payments/mailed-dues.ts";
import type { OfferContent } from "#domain/offers/offer.ts";
import { hasTotal } from "#domain/offers/work-out-offer.ts";
import type { Quote } from "../model/quote.ts";

interface More {
  readonly text?: string | undefined;
  readonly validUntil?: string | null | undefined;
  readonly dues?: MailedDues | undefined;
  /** What is offered, whose total may depend on a choice. */
  readonly offered?: OfferContent | undefined;
}

/** What a client is written to about an offer. */
export function newsToClient(
  news: ClientNews,
  { text, validUntil, dues, offered }: More = {},
): (quote: Quote) => Mail {
  return ({ id, reference, name, totalCents }) => ({
    template: "quote-news",
    ...{ quoteId: id, reference, name, news, totalCents },
    ...(offered && !hasTotal(offered.options) && { isTotalOpen: true as const }),
    ...(text && { text }),
    ...(validUntil && { validUntil }),
    ...(dues && { dues }),
  });
}

/** What staff is written to about an answer. */
export function newsToStaff(
  news: StaffNews,
  { text, dues }: Pick<More, "text" | "dues"> = {},
): (quote: Quote) => Mail {
  return ({ id, reference, name, email, totalCents }) => ({
    template: "staff-quote-news",
    ...{ quoteId: id, reference, name, email, news, totalCents },
    ...(text && { text }),
    ...(dues && { dues }),
  });
}
