import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DocumentFact } from "./facts.ts";

export interface ItemRow {
  id: number;
  quote_id: number;
  position: number;
  kind: string;
  amount_cents: number;
  waived_at: string | null;
  paid_at: string | null;
  agreed_cents: number | null;
  content: string | null;
}
export interface PaymentRow {
  id: number;
  quote_id: number;
  provider: string;
  amount_cents: number;
  is_test: number;
  settled_at: string;
  received_on: string | null;
}
export interface AllocationRow {
  payment_id: number;
  plan_item_id: number;
  amount_cents: number;
  reference: string | null;
}
export interface HistoryRow {
  id: number;
  subject: string;
  subject_id: number;
  action: string;
  after: string | null;
  created_at: string;
}
export interface DocumentRow {
  id: number;
  quote_id: number;
  kind: DocumentFact["kind"];
  due_cents: number;
  credit_of: number | null;
  plan_item_id: number | null;
  issued_on: string;
  snapshot: string;
  created_at: string;
}
export interface GoneRow {
  id: number;
  payment_id: number;
  amount_cents: number;
  status: string;
  at: string;
}
export interface AcceptanceRow {
  id: number;
  quote_id: number;
  answered_on: string | null;
  created_at: string;
}
export interface SettlementRow {
  id: number;
  quote_id: number;
  difference_cents: number;
  settled_at: string;
}

/** The rows of deals that tell what happened to them. */
export async function readRows<Any>(db: Kysely<Any>, quoteIds: readonly number[]) {
  const rows = async <Row>(query: RawBuilder<Row>) => (await query.execute(db)).rows;
  const ids = sql.join(quoteIds);
  const orders = sql`(select id from orders where quote_id in (${ids}))`;
  const items = await rows(sql<ItemRow>`
    select i.id, o.quote_id, i.position, i.kind, i.amount_cents, i.waived_at, i.paid_at,
      coalesce(a.total_cents, v.total_cents) as agreed_cents, v.content
    from plan_items i join orders o on o.id = i.order_id
    join quote_versions v on v.id = o.version_id
    left join acceptances a on a.version_id = o.version_id and a.undone_at is null
    where i.order_id in ${orders} order by o.quote_id, i.position`);
  const payments = await rows(sql<PaymentRow>`
    select p.id, p.quote_id, p.provider, p.amount_cents, p.is_test, coalesce(p.settled_at, p.created_at) as settled_at,
      t.received_on
    from payments p left join bank_transfers t on t.payment_id = p.id
    where p.quote_id in (${ids}) and p.status in ('completed', 'refunded') order by p.id`);
  const paymentIds = payments.length > 0 ? sql.join(payments.map(({ id }) => id)) : sql`0`;
  const allocations = await rows(sql<AllocationRow>`
    select a.payment_id, a.plan_item_id, a.amount_cents, q.reference
    from payment_allocations a join plan_items i on i.id = a.plan_item_id join orders o on o.id = i.order_id
    join quotes q on q.id = o.quote_id
    where a.payment_id in (${paymentIds}) order by a.id`);
  const refunds = await rows(sql<GoneRow>`
    select id, payment_id, amount_cents, status, created_at as at from refunds where payment_id in (${paymentIds})
    order by id`);
  const disputes = await rows(sql<GoneRow>`
    select id, payment_id, amount_cents, status, coalesce(ended_at, opened_at) as at from disputes
    where payment_id in (${paymentIds}) and status = 'lost' order by id`);
  const history = await rows(sql<HistoryRow>`
    select id, subject, subject_id, action, after, created_at from history
    where (subject = 'quote' and subject_id in (${ids})
        and action in ('quote.cancel', 'quote.delete', 'quote.restore', 'quote.waive-item', 'quote.write-off'))
      or (subject = 'payment' and subject_id in (${paymentIds})
        and action in ('payment.complete', 'payment.count-for', 'payment.refund-begin', 'payment.refund-fail',
          'payment.refund-refuse', 'payment.dispute-lose'))
      or (subject = 'order' and subject_id in ${orders} and action = 'order.settle')
      or (subject = 'invoice' and action = 'invoice.issue'
        and subject_id in (select id from invoices where quote_id in (${ids})))
    order by id`);
  const documents = await rows(sql<DocumentRow>`
    select id, quote_id, kind, due_cents, credit_of, plan_item_id, issued_on, snapshot, created_at
    from invoices where quote_id in (${ids}) and state = 'issued' order by id`);
  const acceptances = await rows(sql<AcceptanceRow>`
    select a.id, v.quote_id, a.answered_on, a.created_at
    from acceptances a join quote_versions v on v.id = a.version_id
    where v.quote_id in (${ids}) and a.undone_at is null`);
  const settlements = await rows(sql<SettlementRow>`
    select s.id, o.quote_id, s.difference_cents, s.settled_at from settlements s join orders o on o.id = s.order_id
    where o.quote_id in (${ids}) and s.state = 'settled'`);
  const quotes = await rows(sql<{ id: number; paid_at: string | null; status: string }>`
    select id, paid_at, status from quotes where id in (${ids})`);
  return {
    items,
    payments,
    allocations,
    refunds,
    disputes,
    history,
    documents,
    acceptances,
    settlements,
    quotes,
  };
}
