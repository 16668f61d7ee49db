import { invoiceSnapshot } from "#contracts/invoices/invoices.ts";
import type { PaidDocument } from "#domain/books/book-payment.ts";
import type { TaxedDocument } from "#domain/books/sales-tax.ts";
import { shipToState } from "#domain/companies/ship-to-state.ts";
import { systemSumBooked } from "#server/features/ledger/sum-booked.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findAcceptedTaxProfiles } from "../model/acceptances.repository.ts";
import { findTaxedInvoices } from "../model/invoices.repository.ts";

/** An issued document as a report of taxes reads it. */
export interface TaxedInvoice extends Omit<TaxedDocument, "state">, Pick<PaidDocument, "kind" | "itemId"> {
  /** The state that its goods go to; empty where the document does not say it. */
  readonly goesTo: string;
  /** The one that it was accepted with, where that is asked for: without such a state, or free of tax. */
  readonly taxProfileId: number | null;
}

const taxedSnapshot = invoiceSnapshot.pick({ ship_to: true, is_tax_exempt: true, french: true });

/** These documents, or all that was issued of these deals, with what the ledger has of them; of their content the place alone. */
export async function systemReadTaxed(
  db: Db,
  by: "id" | "quote_id",
  ids: readonly number[],
): Promise<TaxedInvoice[]> {
  const rows = await findTaxedInvoices(db, by, ids);
  const booked = await systemSumBooked(
    db,
    rows.map(({ id }) => id),
  );
  const invoices = rows.map(({ id, kind, issued_on, snapshot, ...row }) => {
    const { ship_to, is_tax_exempt: isExempt, french } = taxedSnapshot.parse(JSON.parse(snapshot));
    const { salesCents, freightCents, depositsCents, taxes } = booked(id);
    return {
      ...{ id, kind, isExempt, taxes, quoteId: row.quote_id, creditOf: row.credit_of },
      ...{ issuedOn: issued_on ?? "", itemId: row.plan_item_id },
      dueCents: kind === "credit" ? 0 - row.due_cents : row.due_cents,
      // A deposit is taxed on the day on which it is paid in France, and belongs to what is taxed.
      grossCents: salesCents + freightCents + (french === null ? 0 : depositsCents),
      goesTo: shipToState({ delivery: ship_to.join("\n"), shipping: null, billing: null }),
    };
  });
  const asking = invoices.filter(
    ({ goesTo, isExempt, taxes }) => !goesTo || (isExempt && taxes.length === 0),
  );
  const profileOf = await findAcceptedTaxProfiles(db, [...new Set(asking.map(({ quoteId }) => quoteId))]);
  return invoices.map((invoice) => ({ ...invoice, taxProfileId: profileOf.get(invoice.quoteId) ?? null }));
}
