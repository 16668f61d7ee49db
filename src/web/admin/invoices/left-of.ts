import type { InvoiceAnswer } from "#contracts/invoices/invoices.ts";

/** What of an invoice no credit note took back yet. */
export function leftOf({ kind, due_cents, credited_cents }: InvoiceAnswer): number {
  return kind === "credit" ? 0 : due_cents - credited_cents;
}
