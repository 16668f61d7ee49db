import { type InvoiceAnswer, type InvoiceSnapshot, invoiceSnapshot } from "#contracts/invoices/invoices.ts";
import { invoiceStanding } from "#domain/invoices/invoice.ts";
import type { MoneyChain } from "#domain/payments/money-chain.ts";
import type { InvoiceRow } from "../model/invoices.repository.ts";
import { frenchDocumentOf } from "./french-document.ts";

export type FullInvoice = InvoiceAnswer & { readonly snapshot: InvoiceSnapshot };

export function readSnapshot({ snapshot }: Pick<InvoiceRow, "snapshot">): InvoiceSnapshot {
  return invoiceSnapshot.parse(JSON.parse(snapshot));
}

/** The money of the whole order, as an invoice told it. */
export function chainOf({
  ordered_cents: orderedCents,
  asked_cents: askedCents,
  invoiced_cents: invoicedCents,
  paid,
  left_cents: leftCents,
}: NonNullable<InvoiceSnapshot["chain"]>): MoneyChain {
  return { orderedCents, askedCents, invoicedCents, paid, leftCents };
}

interface Shown {
  readonly snapshot: InvoiceSnapshot;
  readonly dueTaxCents: number;
  readonly creditedCents: number;
  /** What is still asked for by it. */
  readonly openCents: number;
  /** Its order was cancelled before it was paid. */
  readonly isCancelled: boolean;
  readonly today: string;
}

/** An invoice as the calls answer it. */
export function showInvoice(row: InvoiceRow, shown: Shown): FullInvoice {
  const { snapshot, dueTaxCents, creditedCents, openCents, isCancelled, today } = shown;
  const { id, kind, state, number, quote_id, total_cents, tax_cents, due_cents, issued_on, due_on } = row;
  const isOwed = kind !== "credit" && due_on !== null;
  const owed = { dueCents: due_cents, creditedCents, openCents, isCancelled };
  return {
    ...{ id, kind, state, number, quote_id, total_cents, tax_cents, due_cents, issued_on, due_on },
    ...{ quote_reference: snapshot.quote_reference, name: snapshot.buyer.company ?? snapshot.buyer.name },
    ...{ plan_item_id: row.plan_item_id, due_tax_cents: dueTaxCents, credited_cents: creditedCents },
    open_cents: openCents,
    standing: isOwed ? invoiceStanding({ ...owed, dueOn: due_on }, today) : null,
    ...(frenchDocumentOf({ ...row, snapshot }) && { is_factur_x: true as const }),
    ...{ credit_of: row.credit_of, created_at: row.created_at, snapshot },
  };
}
