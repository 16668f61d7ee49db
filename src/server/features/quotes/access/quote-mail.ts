import type { Quote } from "../quote.ts";

export type QuoteForMail = Pick<
  Quote,
  "id" | "reference" | "name" | "lines" | "logoFeeCents" | "isLogoRequired" | "totalCents"
>;

/** The values of mails about a quote; the link is issued on delivery. */
export function quoteMail(quote: QuoteForMail) {
  return {
    quoteId: quote.id,
    reference: quote.reference,
    name: quote.name,
    lines: mailLines(quote),
    logoFeeCents: quote.logoFeeCents,
    isLogoRequired: quote.isLogoRequired,
    totalCents: quote.totalCents,
  };
}

export function mailLines(quote: Pick<Quote, "lines">) {
  return quote.lines.map((line) => ({
    product: line.productName,
    size: line.sizeName,
    units: line.units,
    unitPriceE4: line.unitPrice,
  }));
}
