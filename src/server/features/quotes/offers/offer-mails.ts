import type { ClientNews, Mail, StaffNews } from "#contracts/mails.ts";
import type { MailedDues } from "#contracts/payments/mailed-dues.ts";
import type { Quote } from "../quote.ts";

interface More {
  readonly text?: string | undefined;
  readonly validUntil?: string | null | undefined;
  readonly dues?: MailedDues | undefined;
}

/** What a client is written to about an offer. */
export function newsToClient(
  news: ClientNews,
  { text, validUntil, dues }: More = {},
): (quote: Quote) => Mail {
  return ({ id, reference, name, totalCents }) => ({
    template: "quote-news",
    ...{ quoteId: id, reference, name, news, totalCents },
    ...(text && { text }),
    ...(validUntil && { validUntil }),
    ...(dues && { dues }),
  });
}

/** What staff is written to about an answer. */
export function newsToStaff(
  news: StaffNews,
  { text, dues }: Omit<More, "validUntil"> = {},
): (quote: Quote) => Mail {
  return ({ id, reference, name, email, totalCents }) => ({
    template: "staff-quote-news",
    ...{ quoteId: id, reference, name, email, news, totalCents },
    ...(text && { text }),
    ...(dues && { dues }),
  });
}
