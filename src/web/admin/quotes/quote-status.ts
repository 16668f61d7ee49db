import type { MessageDescriptor } from "@lingui/core";
import type { ReadQuoteStatus } from "#domain/quotes/quote-status.ts";
import { quoteStatusWords } from "#domain/quotes/quote-status-words.ts";

/** How staff reads each status, and its colour; `En attente` is also what an unknown one shows. */
export const staffStatus: Readonly<
  Record<
    ReadQuoteStatus,
    { readonly label: MessageDescriptor; readonly tone: "positive" | "negative" | "info" | "caution" }
  >
> = {
  pending: { label: quoteStatusWords.pending, tone: "caution" },
  confirmed: { label: quoteStatusWords.confirmed, tone: "info" },
  rejected: { label: quoteStatusWords.rejected, tone: "negative" },
  paid: { label: quoteStatusWords.paid, tone: "positive" },
  approved: { label: quoteStatusWords.approved, tone: "positive" },
  undetermined: { label: quoteStatusWords.pending, tone: "caution" },
};
