import { useLingui } from "@lingui/react/macro";
import type { InvoiceAnswer } from "#contracts/invoices/invoices.ts";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { invoiceStandingWords, shownStanding } from "./invoice-words.ts";

/** How an invoice stands, in a word and a colour. */
export function InvoiceStandingDot({ invoice }: { invoice: InvoiceAnswer }) {
  const { i18n } = useLingui();
  const { words, tone } = invoiceStandingWords[shownStanding(invoice)];
  return <StatusDot tone={tone}>{i18n._(words)}</StatusDot>;
}
