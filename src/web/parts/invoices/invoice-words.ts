import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { InvoiceAnswer } from "#contracts/invoices/invoices.ts";
import type { InvoiceKind, InvoiceStanding } from "#domain/invoices/invoice.ts";
import type { Tone } from "../../ui/feedback/tone.ts";

export const invoiceKindWords: Readonly<Record<InvoiceKind, MessageDescriptor>> = {
  deposit: msg`Deposit invoice`,
  invoice: msg`Invoice`,
  settlement: msg`Settlement`,
  credit: msg`Credit note`,
};

type ShownStanding = InvoiceStanding | "draft" | "issued";

/** How an invoice stands, and its colour. A credit note is only issued; in French it is masculine, an invoice feminine. */
export const invoiceStandingWords: Readonly<Record<ShownStanding, { words: MessageDescriptor; tone: Tone }>> =
  {
    draft: { words: msg`Draft`, tone: "neutral" },
    issued: { words: msg({ context: "credit note", message: "Issued" }), tone: "neutral" },
    open: { words: msg({ context: "invoice", message: "Open" }), tone: "info" },
    "part-paid": { words: msg({ context: "invoice", message: "Part-paid" }), tone: "caution" },
    paid: { words: msg({ context: "invoice", message: "Paid" }), tone: "positive" },
    overdue: { words: msg`Overdue`, tone: "negative" },
    credited: { words: msg({ context: "invoice", message: "Credited" }), tone: "neutral" },
  };

export function shownStanding({ state, standing }: Pick<InvoiceAnswer, "state" | "standing">): ShownStanding {
  return state === "draft" ? "draft" : (standing ?? "issued");
}
