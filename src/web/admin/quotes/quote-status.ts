import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { QuoteStatus } from "#domain/quotes/quote-status.ts";

/** How staff reads each status, and its colour (S2 §4). */
export const staffStatus: Readonly<
  Record<
    QuoteStatus,
    { readonly label: MessageDescriptor; readonly tone: "positive" | "negative" | "info" | "caution" }
  >
> = {
  pending: { label: msg`En attente`, tone: "caution" },
  confirmed: { label: msg`Confirmé`, tone: "info" },
  rejected: { label: msg`Rejeté`, tone: "negative" },
  paid: { label: msg`Payé`, tone: "positive" },
  approved: { label: msg`Approuvé`, tone: "positive" },
};
