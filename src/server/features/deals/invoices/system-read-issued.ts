import type { Selectable } from "kysely";
import type { IssuedDocument } from "#domain/books/issued-document.ts";
import { balanceOf, type LedgerLine } from "#domain/ledger/ledger-line.ts";
import { systemReadDocumentLines } from "#server/features/ledger/read-lines.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findIssuedInvoices } from "../model/invoices.repository.ts";
import type { InvoiceTable } from "../model/invoices.table.ts";
import { readSnapshot } from "../presenters/show-invoice.ts";

/** An issued invoice or credit note, as the books read it. */
export interface IssuedInvoice {
  readonly id: number;
  readonly quoteId: number;
  readonly document: IssuedDocument;
}

/** What was issued from one day to another, in that order; one more than `most` where there are more. */
export async function systemReadIssued(
  db: Db,
  range: { readonly from: string; readonly to: string; readonly most: number },
): Promise<IssuedInvoice[]> {
  const rows = await findIssuedInvoices(db, range);
  const lines = await systemReadDocumentLines(
    db,
    rows.map(({ id }) => id),
  );
  const byDocument = Map.groupBy(lines, ({ documentId }) => documentId);
  return rows.map((row) => issuedInvoice(row, byDocument.get(row.id) ?? []));
}

function issuedInvoice(row: Selectable<InvoiceTable>, lines: readonly LedgerLine[]): IssuedInvoice {
  const { id, kind, number, quote_id: quoteId, issued_on: issuedOn, due_on: dueOn } = row;
  if (number === null || issuedOn === null) throw new Error("an issued invoice without its number or day");
  const snapshot = readSnapshot(row);
  const { buyer } = snapshot;
  const customer = row.company_id === null ? `C${row.client_id}` : `S${row.company_id}`;
  const document: IssuedDocument = {
    ...{ kind, number, issuedOn, dueOn: dueOn ?? issuedOn },
    ...{ language: snapshot.language, currency: snapshot.currency },
    customer: { number: customer, name: buyer.company || buyer.name, address: buyer.address },
    ...{ orderNumber: snapshot.order_number, poNumber: snapshot.po_number },
    lines: snapshot.lines
      .filter(({ kind: of }) => of !== "section")
      .map(({ kind: of, discount, ...line }) => ({
        ...{ isFreight: of === "freight", name: line.name, units: line.units },
        ...{ unitPriceE4: line.unit_price_e4, amountCents: line.amount_cents },
        discountCents: discount?.cents,
      })),
    ...{ discountCents: snapshot.discount_cents, goodsCents: snapshot.goods_cents },
    ...{ freightCents: snapshot.freight_cents, taxes: snapshot.taxes, taxCents: snapshot.tax_cents },
    booked: {
      deposits: 0 - balanceOf(lines, "deposits"),
      sales: 0 - balanceOf(lines, "sales"),
      freight: 0 - balanceOf(lines, "freight"),
      tax: 0 - balanceOf(lines, "tax"),
    },
    ...{ totalCents: snapshot.total_cents, dueCents: snapshot.due_cents },
    previous: snapshot.previous.map(({ number: of, cents }) => ({ number: of, cents })),
    creditOf: snapshot.credit_of?.number ?? null,
  };
  return { id, quoteId, document };
}
