import type { InvoiceKind } from "../../invoices/invoice.ts";
import type { Language } from "../../language/language.ts";
import type { LineKind } from "../../offers/offer.ts";
import type { Message } from "../../words.ts";
import type { FrenchSeller } from "../french-facts.ts";
import type { SaleVat } from "../sale-vat.ts";

/** A line of an issued document. */
export interface BilledLine {
  readonly kind?: LineKind | undefined;
  readonly name: string;
  readonly units: number | null;
  readonly unit_price_e4: number | null;
  /** Less its own discount. */
  readonly amount_cents: number;
  readonly discount?: { readonly ppm?: number | undefined; readonly cents: number } | undefined;
}

/** What an issued document of a shop in France says, by the names under which it is stored. */
export interface FrenchSnapshot {
  readonly language: Language;
  readonly currency: string;
  readonly quote_reference: string;
  readonly order_number: string;
  readonly po_number: string | null;
  readonly seller: { readonly name: string; readonly lines: readonly string[] };
  readonly buyer: {
    readonly name: string;
    readonly company: string | null;
    readonly address: readonly string[];
    readonly siren: string;
    readonly vat_number: string;
  };
  readonly ship_to: readonly string[];
  readonly lines: readonly BilledLine[];
  readonly discount_cents: number;
  readonly discount_ppm: number | null;
  readonly tax_cents: number;
  readonly total_cents: number;
  readonly previous: readonly { readonly number: string; readonly issued_on: string }[];
  readonly due_cents: number;
  readonly paid: readonly { readonly on: string; readonly cents: number }[];
  readonly pay_to: {
    readonly holder: string;
    readonly bank: string | null;
    readonly account: string;
    readonly code: string | null;
  } | null;
  readonly credit_of: { readonly number: string; readonly issued_on: string } | null;
  readonly reason: string;
  readonly french: FrenchSeller & { readonly sold_on: string; readonly vat: SaleVat };
}

/** An issued document: what it says, its number and its days. */
export interface FrenchDocument {
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly snapshot: FrenchSnapshot;
}

/** A text in the document's language. */
export type Say = (message: Message) => string;
