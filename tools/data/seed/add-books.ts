import type { Insertable, Selectable } from "kysely";
import { textOfPart } from "#server/features/deals/model/quote-search-text.ts";
import type { QuoteTable } from "#server/features/deals/model/quotes.table.ts";
import { readSnapshot } from "#server/features/deals/presenters/show-invoice.ts";
import type { RefundTable } from "#server/features/payments/ledger/payments.table.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { bookDeals } from "./book-deals.ts";
import type { SeededPayment } from "./deals.ts";
import { creditNoteOf, type InvoicedOrder, type Issuing, invoicesOf, type NewDocument } from "./documents.ts";
import { paymentOf } from "./payments.ts";

/** An order that was written, with what its money did. */
export interface BookedOrder extends InvoicedOrder {
  readonly row: Selectable<QuoteTable>;
  readonly acceptanceId: number;
  /** When it was cancelled. */
  readonly cancelledAt: string | null;
}

/** Payments, refunds and documents of orders, and the ledger of it all. */
export async function addBooks(
  transaction: Transaction,
  orders: readonly BookedOrder[],
  issuing: Issuing,
): Promise<void> {
  const payments = Map.groupBy(await addPayments(transaction, orders), ({ quoteId }) => quoteId);
  const invoices = await addDocuments(
    transaction,
    orders.flatMap((order) => invoicesOf(order, issuing)),
  );
  const byQuote = new Map(orders.map((order) => [order.quoteId, order]));
  const notes = invoices.flatMap((invoice) => {
    const order = byQuote.get(invoice.quote_id);
    if (!order?.cancelledAt) return [];
    return creditNoteOf(order, invoice, { ...issuing, snapshotOf: (snapshot) => readSnapshot({ snapshot }) });
  });
  const documents = Map.groupBy(
    [...invoices, ...(await addDocuments(transaction, notes))],
    ({ quote_id }) => quote_id,
  );
  const deals = orders.map((order) => ({
    ...{ quoteId: order.quoteId, isPaid: order.paidAt !== null },
    accepted: { id: order.acceptanceId, at: order.acceptedAt },
    items: order.money.parts.map(({ cents }, index) => ({ itemId: order.itemIds[index] ?? 0, cents })),
    payments: payments.get(order.quoteId) ?? [],
    documents: (documents.get(order.quoteId) ?? []).map((document) => ({
      ...{ id: document.id, kind: document.kind, at: document.created_at, cents: document.due_cents },
      ...{ creditOf: document.credit_of, itemId: document.plan_item_id ?? null },
    })),
    sold: {
      ...{ salesCents: order.order.worked.goodsCents, freightCents: order.order.worked.freightCents },
      taxes: [],
    },
    // A line of the history tells of it in the shop; the seed writes none.
    cancelled: order.cancelledAt === null ? undefined : { id: order.quoteId, at: order.cancelledAt },
  }));
  await bookDeals(transaction, deals);
}

async function addPayments(
  transaction: Transaction,
  orders: readonly BookedOrder[],
): Promise<(SeededPayment & { readonly quoteId: number })[]> {
  const paid = orders.flatMap(({ row, money, itemIds }) =>
    money.parts.flatMap(({ paidAt: at, ...part }, index) =>
      at === null ? [] : [{ ...part, at, row, position: index + 1, itemId: itemIds[index] ?? 0 }],
    ),
  );
  if (paid.length === 0) return [];
  const stored = await transaction
    .insertInto("payments")
    .values(paid.map(({ row, ...each }) => paymentOf(row, each)))
    .returning("id")
    .execute();
  const came = paid.flatMap((each, index) => {
    const payment = stored[index];
    return payment ? [{ ...each, id: payment.id }] : [];
  });
  const refunded = came.filter(({ isRefunded }) => isRefunded);
  const refunds =
    refunded.length === 0
      ? []
      : await transaction.insertInto("refunds").values(refunded.map(refundOf)).returning("id").execute();
  const refundOfPayment = new Map(refunded.map(({ id }, index) => [id, refunds[index]?.id]));
  return came.map(({ id, at, row, itemId, cents }) => {
    const refundId = refundOfPayment.get(id);
    const refund = refundId === undefined ? undefined : { id: refundId, at };
    return { ...{ id, at, quoteId: row.id, itemId, provider: "sandbox", cents }, refund };
  });
}

function refundOf({ id, cents, at }: { id: number; cents: number; at: string }): Insertable<RefundTable> {
  return {
    ...{ payment_id: id, request_key: `seed-${id}`, provider_refund_id: `re_seed${id}`, amount_cents: cents },
    ...{ reason: "Returned", status: "completed", doer_id: null, doer_name: "Dana", created_at: at },
  };
}

async function addDocuments(transaction: Transaction, documents: readonly NewDocument[]) {
  if (documents.length === 0) return [];
  const stored = await transaction
    .insertInto("invoices")
    .values(documents.map((each) => ({ ...each, search_text: textOfPart(each.quote_id, each.number) })))
    .returning("id")
    .execute();
  return documents.flatMap((document, index) => {
    const row = stored[index];
    return row ? [{ ...document, id: row.id, credit_of: document.credit_of ?? null }] : [];
  });
}
