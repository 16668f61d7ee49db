import { type InvoiceAnswer, type InvoiceSnapshot, invoiceSnapshot } from "#contracts/invoices/invoices.ts";
import { invoiceStanding } from "#domain/invoices/invoice.ts";
import type { InvoiceRow } from "./invoices.repository.ts";

export type FullInvoice = InvoiceAnswer & { readonly snapshot: InvoiceSnapshot };

export function readSnapshot({ snapshot }: Pick<InvoiceRow, "snapshot">): InvoiceSnapshot {
  return invoiceSnapshot.parse(JSON.parse(snapshot));
}

/** An invoice as the calls answer it. `isPaid` is whether its quote is. */
export function showInvoice(
  row: InvoiceRow,
  { today, isPaid }: { readonly today: string; readonly isPaid: boolean },
): FullInvoice {
  const snapshot = readSnapshot(row);
  const { id, kind, state, number, quote_id, total_cents, tax_cents, due_cents, issued_on, due_on } = row;
  return {
    ...{ id, kind, state, number, quote_id, total_cents, tax_cents, due_cents, issued_on, due_on },
    ...{ quote_reference: snapshot.quote_reference, name: snapshot.buyer.company ?? snapshot.buyer.name },
    standing: kind === "credit" || due_on === null ? null : invoiceStanding({ dueOn: due_on, isPaid }, today),
    ...{ credit_of: row.credit_of, created_at: row.created_at, snapshot },
  };
}
