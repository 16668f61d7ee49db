import type { InvoiceSnapshot } from "#contracts/invoices/invoices.ts";
import { isForWholeOrder } from "#domain/invoices/invoice.ts";
import { creditedOf, invoicedBefore, isCredited, lessBefore, type Summed } from "#domain/invoices/sums.ts";
import type { InvoiceRow } from "../model/invoices.repository.ts";
import { readSnapshot } from "../presenters/show-invoice.ts";

export type SummedRow = Summed & { readonly row: InvoiceRow };

/** An invoice as its sums are worked out. */
export function summedOf(row: InvoiceRow): SummedRow {
  return {
    ...{ row, id: row.id, kind: row.kind, isIssued: row.state === "issued", creditOf: row.credit_of },
    ...{ dueCents: row.due_cents, dueTaxCents: dueTaxOf(readSnapshot(row)) },
  };
}

/** The tax in what is due: what was invoiced before had its own. */
function dueTaxOf({ tax_cents, previous }: InvoiceSnapshot): number {
  const before = previous.map((each) => ({ cents: each.cents, taxCents: each.tax_cents }));
  return lessBefore({ cents: 0, taxCents: tax_cents }, before).taxCents;
}

/** What an invoice says of those before it. */
export function previousOf(all: readonly SummedRow[]): InvoiceSnapshot["previous"] {
  return invoicedBefore(all).flatMap(({ of: { row }, cents, taxCents }) => {
    const { kind, number, issued_on } = row;
    return number !== null && issued_on !== null
      ? [{ kind, number, issued_on, cents, tax_cents: taxCents }]
      : [];
  });
}

/** The invoices of the whole order that were not wholly given back. A credit note counts once it is issued. */
export function standingForWhole(all: readonly SummedRow[]): SummedRow[] {
  return all.filter((each) => isForWholeOrder(each) && !isCredited(each, all));
}

/** What credit notes, drafted ones as well, leave of an invoice. */
export function leftOf(invoice: Summed, all: readonly Summed[]): number {
  return invoice.dueCents - creditedOf(invoice, all, { drafts: true }).cents;
}
