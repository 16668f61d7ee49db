import { setImmediate as letOthersPass } from "node:timers/promises";
import type { PaidDocument } from "#domain/books/book-payment.ts";
import type { IssuedDocument } from "#domain/books/issued-document.ts";
import { balanceOf, type LedgerLine } from "#domain/ledger/ledger-line.ts";
import { bookedTaxes, type TaxAmount } from "#domain/ledger/sold.ts";
import { sum } from "#domain/sum.ts";
import { systemReadClients } from "#server/features/clients/system-list-clients.ts";
import { systemReadDocumentLines } from "#server/features/ledger/read-lines.ts";
import {
  type ReadTaxProfile,
  systemReadTaxProfiles,
} from "#server/features/taxes/system-read-tax-profiles.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findAcceptedTaxProfiles } from "../model/acceptances.repository.ts";
import {
  findInvoices,
  findInvoicesOfQuotes,
  findIssued,
  type InvoiceRow,
} from "../model/invoices.repository.ts";
import { readSnapshot } from "../presenters/show-invoice.ts";

/** An issued invoice or credit note, as the books read it. */
export interface IssuedInvoice {
  readonly id: number;
  readonly quoteId: number;
  readonly document: IssuedDocument;
  /** What the ledger has of each tax in it; above zero in its credit. */
  readonly taxes: readonly TaxAmount[];
  readonly creditOf: number | null;
  readonly taxProfileId: number | null;
  readonly isTaxExempt: boolean;
  readonly shipTo: readonly string[];
  /** A deposit is taxed on the day on which it is paid, and belongs to what is taxed. */
  readonly isFrench: boolean;
}

/** So many are read at once: some ten milliseconds, for SQLite keeps others waiting meanwhile. */
const atOnce = 250;

/** What was issued from one day to another, in that order; nothing but the count where there are more than `most`. */
export async function systemReadIssued(
  db: Db,
  range: { readonly from: string; readonly to: string; readonly most: number },
): Promise<{ readonly count: number; readonly invoices: readonly IssuedInvoice[] }> {
  const ids = (await findIssued(db, range)).map(({ id }) => id);
  if (ids.length > range.most) return { count: ids.length, invoices: [] };
  const profiles = await systemReadTaxProfiles(db);
  const invoices: IssuedInvoice[] = [];
  for (let start = 0; start < ids.length; start += atOnce) {
    const rows = await findInvoices(db, ids.slice(start, start + atOnce));
    invoices.push(...(await readBeside(db, rows, profiles)));
    await letOthersPass();
  }
  return { count: invoices.length, invoices };
}

/** Which documents were issued in some days, in that order; one more than `most` where there are more. */
export async function systemFindIssued(
  db: Db,
  range: { readonly from: string; readonly to: string; readonly most: number },
): Promise<{ readonly id: number; readonly quoteId: number }[]> {
  return (await findIssued(db, range)).map(({ id, quote_id: quoteId }) => ({ id, quoteId }));
}

async function readBeside(
  db: Db,
  rows: readonly InvoiceRow[],
  profiles: readonly ReadTaxProfile[],
): Promise<IssuedInvoice[]> {
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(await systemReadDocumentLines(db, ids), ({ documentId }) => documentId);
  const clients = await systemReadClients(db, [...new Set(rows.map(({ client_id }) => client_id))]);
  const emails = new Map(clients.map(({ id, email }) => [id, email]));
  const profileOf = await findAcceptedTaxProfiles(db, [...new Set(rows.map(({ quote_id }) => quote_id))]);
  return rows.map((row) => {
    const taxProfileId = profileOf.get(row.quote_id) ?? null;
    const email = emails.get(row.client_id) ?? "";
    const taxProfile = profiles.find(({ id }) => id === taxProfileId)?.name ?? null;
    return issuedInvoice(row, { lines: lines.get(row.id) ?? [], email, taxProfileId, taxProfile });
  });
}

interface Beside {
  readonly lines: readonly LedgerLine[];
  readonly email: string;
  readonly taxProfileId: number | null;
  readonly taxProfile: string | null;
}

function issuedInvoice(row: InvoiceRow, { lines, email, taxProfileId, taxProfile }: Beside): IssuedInvoice {
  const { id, kind, number, quote_id: quoteId, issued_on: issuedOn, due_on: dueOn } = row;
  if (number === null || issuedOn === null) throw new Error("an issued invoice without its number or day");
  const snapshot = readSnapshot(row);
  const { buyer } = snapshot;
  const taxes = [...bookedTaxes(lines).values()].map((tax) => ({ ...tax, cents: 0 - tax.cents }));
  const document: IssuedDocument = {
    ...{ kind, number, issuedOn, dueOn: dueOn ?? issuedOn },
    ...{ language: snapshot.language, currency: snapshot.currency },
    customer: { number: buyerNumber(row), name: buyer.company || buyer.name, email, address: buyer.address },
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
    ...{ taxProfile, taxBaseCents: baseOf(taxes) },
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
  return {
    ...{ id, quoteId, document, taxes, taxProfileId, creditOf: row.credit_of },
    ...{ isTaxExempt: snapshot.is_tax_exempt, shipTo: snapshot.ship_to, isFrench: snapshot.french !== null },
  };
}

/** What all taxes were worked out on; null where each has another. */
function baseOf(taxes: readonly TaxAmount[]): number | null {
  const bases = new Set(taxes.map(({ baseCents }) => baseCents));
  const [base = null] = bases.size === 1 ? [...bases] : [];
  return base;
}

/** Under which number a buyer stands in the books. */
function buyerNumber({ company_id, client_id }: Pick<InvoiceRow, "company_id" | "client_id">): string {
  return company_id === null ? `C${client_id}` : `S${company_id}`;
}

/** An issued document as what was paid for it asks, and who buys. */
export interface PaidInvoice extends PaidDocument {
  readonly quoteId: number;
  readonly number: string;
  readonly buyer: { readonly number: string; readonly name: string };
}

/** All that was issued of some deals, the first one first. */
export async function systemReadPaidInvoices(db: Db, quoteIds: readonly number[]): Promise<PaidInvoice[]> {
  const rows = (await findInvoicesOfQuotes(db, quoteIds)).filter(({ state }) => state === "issued");
  const creditedCents = (of: number) =>
    sum(rows.filter(({ credit_of }) => credit_of === of).map(({ due_cents }) => due_cents));
  return rows.map((row) => {
    const { id, kind, number, quote_id: quoteId, due_cents, plan_item_id: itemId } = row;
    const { name, company } = readSnapshot(row).buyer;
    return {
      ...{ id, quoteId, kind, number: number ?? "", issuedOn: row.issued_on ?? "", itemId },
      isCredited: due_cents > 0 && creditedCents(id) >= due_cents,
      buyer: { number: buyerNumber(row), name: company || name },
    };
  });
}
