import type { InvoiceKind } from "../invoices/invoice.ts";
import type { Language } from "../language/language.ts";
import type { Currency } from "../money/cents.ts";

interface DocumentLine {
  /** False of what was issued before lines said so. */
  readonly isFreight: boolean;
  readonly name: string;
  readonly units: number | null;
  readonly unitPriceE4: number | null;
  readonly amountCents: number;
  /** What its own discount took off it. */
  readonly discountCents?: number | undefined;
}

export interface Booked {
  readonly deposits: number;
  readonly sales: number;
  readonly freight: number;
  readonly tax: number;
}

/** An issued invoice or credit note, as far as the books read it: its snapshot (ADR-68), and its entry. */
export interface IssuedDocument {
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly language: Language;
  readonly currency: Currency;
  /** Who buys: the number of the client or company, the name that was written on it, and where mails go now. */
  readonly customer: {
    readonly number: string;
    readonly name: string;
    readonly email: string;
    readonly address: readonly string[];
  };
  readonly orderNumber: string;
  readonly poNumber: string | null;
  readonly lines: readonly DocumentLine[];
  readonly discountCents: number;
  readonly goodsCents: number;
  readonly freightCents: number;
  readonly taxes: readonly { readonly name: string; readonly cents: number }[];
  readonly taxCents: number;
  /** The name of the profile that its taxes come from; null without one. */
  readonly taxProfile: string | null;
  /** What the tax in its entry was worked out on; null where each tax has another. */
  readonly taxBaseCents: number | null;
  readonly totalCents: number;
  /** What the ledger has of it, by account; above zero in its credit. Together they are what is due. */
  readonly booked: Booked;
  /** What was invoiced before, and is taken off. */
  readonly previous: readonly { readonly number: string; readonly cents: number }[];
  readonly dueCents: number;
  /** Of a credit note: the number of what it corrects. */
  readonly creditOf: string | null;
}
