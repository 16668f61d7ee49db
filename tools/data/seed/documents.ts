import type { Insertable } from "kysely";
import type { InvoiceSnapshot } from "#contracts/invoices/invoices.ts";
import { type InvoiceKind, seriesOf } from "#domain/invoices/invoice.ts";
import { daysAfter } from "#domain/time/days.ts";
import { canonicalHash } from "#server/canonical-hash.ts";
import {
  type BilledOrder,
  billedOf,
  composeDeposit,
  composeInvoice,
  type SellingShop,
} from "#server/features/deals/invoices/compose-invoice.ts";
import type { InvoiceTable } from "#server/features/deals/model/invoices.table.ts";
import type { OrderMoney } from "./money.ts";
import type { NumberSeries } from "./number-series.ts";

/** An order that is invoiced. */
export interface InvoicedOrder {
  readonly quoteId: number;
  readonly clientId: number;
  readonly order: BilledOrder;
  readonly money: OrderMoney;
  readonly itemIds: readonly number[];
  readonly acceptedAt: string;
  readonly paidAt: string | null;
}

export interface Issuing {
  readonly shop: SellingShop;
  readonly series: NumberSeries;
}

export type NewDocument = Insertable<InvoiceTable> & {
  readonly number: string;
  readonly issued_on: string;
};

/** The invoices of an order: of its deposit when it was accepted, of the whole once it is paid. */
export function invoicesOf(invoiced: InvoicedOrder, { shop, series }: Issuing): NewDocument[] {
  const { order, money, itemIds, acceptedAt, paidAt } = invoiced;
  const circumstances = { shop, soldOn: acceptedAt.slice(0, 10) };
  const documents: NewDocument[] = [];
  const [deposit] = money.parts;
  if (money.isDepositInvoiced && deposit) {
    const paid = deposit.paidAt ? [{ on: deposit.paidAt.slice(0, 10), cents: deposit.cents }] : [];
    const snapshot = composeDeposit(order, {
      ...{ ...circumstances, previous: [], amountCents: deposit.cents, paid },
      ...{ name: `Deposit for order ${order.orderNumber}`, isTaxed: false },
    });
    const { number, day } = series.take(seriesOf("deposit"), acceptedAt.slice(0, 10));
    const issued = { number, day, at: acceptedAt, dueOn: day, itemId: itemIds[0] ?? null };
    documents.push(documentOf(invoiced, "deposit", snapshot, issued));
  }
  if (money.isWholeInvoiced) {
    const at = paidAt ?? acceptedAt;
    const { number, day } = series.take(seriesOf("invoice"), at.slice(0, 10));
    const previous = documents.map(({ kind, number: before, issued_on, due_cents: cents }) => {
      return { kind, number: before, issued_on, cents, tax_cents: 0 };
    });
    const snapshot = composeInvoice(order, {
      ...{ ...circumstances, billed: billedOf(order.worked), previous, paid: [] },
    });
    const issued = { number, day, at, dueOn: daysAfter(day, 30), itemId: null };
    documents.push(documentOf(invoiced, "invoice", snapshot, issued));
  }
  return documents;
}

/** The credit note of all of an invoice. */
export function creditNoteOf(
  invoiced: InvoicedOrder,
  { id, number, issued_on, due_cents: cents, snapshot: text }: NewDocument & { readonly id: number },
  {
    snapshotOf,
    series,
  }: Pick<Issuing, "series"> & { readonly snapshotOf: (text: string) => InvoiceSnapshot },
): NewDocument {
  const reason = "The order was cancelled.";
  const snapshot = {
    ...{ ...snapshotOf(text), discount_cents: 0, discount_ppm: null, counts: [], reason },
    ...{ total_cents: cents, previous: [], due_cents: cents, paid: [], credit_of: { number, issued_on } },
    lines: [{ name: reason, units: null, unit_price_e4: null, amount_cents: cents }],
  };
  const taken = series.take(seriesOf("credit"), issued_on);
  const issued = {
    number: taken.number,
    day: taken.day,
    at: invoiced.acceptedAt,
    dueOn: taken.day,
    itemId: null,
  };
  return { ...documentOf(invoiced, "credit", snapshot, issued), credit_of: id };
}

interface Issued {
  readonly number: string;
  readonly day: string;
  readonly at: string;
  readonly dueOn: string;
  readonly itemId: number | null;
}

function documentOf(
  { quoteId, clientId }: InvoicedOrder,
  kind: InvoiceKind,
  snapshot: InvoiceSnapshot,
  { number, day, at, dueOn, itemId }: Issued,
): NewDocument {
  const midnight = `${day}T00:00:00.000Z`;
  return {
    ...{ kind, state: "issued", number, quote_id: quoteId, client_id: clientId, company_id: null },
    ...{ credit_of: null, plan_item_id: itemId, snapshot: JSON.stringify(snapshot) },
    ...{ total_cents: snapshot.total_cents, tax_cents: snapshot.tax_cents, due_cents: snapshot.due_cents },
    ...{ issued_on: day, due_on: dueOn, hash: canonicalHash(snapshot) },
    created_at: at > midnight ? at : midnight,
  };
}
