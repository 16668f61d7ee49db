import type { InvoiceKind } from "#domain/invoices/invoice.ts";
import type { TaxAmount } from "#domain/ledger/sold.ts";

/** An item that was agreed, with the amount of that day; or what a count asked for since. */
export interface ItemFact {
  readonly id: number;
  readonly quoteId: number;
  readonly cents: number;
  readonly isOfCount: boolean;
  readonly paidAt: string | null;
}

interface Fact {
  readonly at: string;
  readonly quoteId: number;
  /** The row that it comes from. */
  readonly sourceId: number;
  /** Its line of the history: what happened in the same moment stands in that order. */
  readonly historyId: number;
}

interface OfPayment extends Fact {
  readonly paymentId: number;
  readonly cents: number;
  readonly isTest: boolean;
}

/** What happened to a deal, as its rows and its history tell it. */
export type DealFact =
  | (Fact & { readonly kind: "accepted"; readonly day: string | null })
  | (OfPayment & {
      readonly kind: "received";
      readonly day: string | null;
      readonly provider: string;
      readonly parts: readonly { readonly itemId: number; readonly cents: number }[];
    })
  | (OfPayment & { readonly kind: "counted"; readonly itemId: number })
  | (OfPayment & { readonly kind: "refunded" | "dispute-lost" })
  | (OfPayment & { readonly kind: "refund-failed" })
  | (Fact & { readonly kind: "waived"; readonly itemId: number })
  | (Fact & {
      readonly kind: "settled";
      readonly differenceCents: number;
      readonly itemId: number | undefined;
    })
  | (Fact & { readonly kind: "cancelled" | "deleted" | "restored" })
  | (Fact & { readonly kind: "issued"; readonly document: DocumentFact });

/** An issued invoice or credit note. */
export interface DocumentFact {
  readonly id: number;
  readonly kind: InvoiceKind;
  readonly day: string;
  readonly taxDay: string;
  readonly cents: number;
  readonly creditOf: number | null;
  readonly itemId: number | null;
  readonly goodsCents: number;
  readonly freightCents: number;
  readonly taxCents: number;
  readonly taxes: readonly TaxAmount[];
}

/** Deals that share a payment, and all that happened to them. */
export interface DealFacts {
  readonly items: readonly ItemFact[];
  /** Since when each quote is paid. */
  readonly paidAt: ReadonlyMap<number, string>;
  readonly facts: readonly DealFact[];
}
