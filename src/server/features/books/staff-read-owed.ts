import type { Ageing, HeldDeposit, HeldDeposits, Owing } from "#contracts/books/ageing.ts";
import {
  type AgeingBucket,
  ageingBucket,
  ageingBuckets,
  owedParts,
  standingInvoice,
} from "#domain/books/ageing.ts";
import { sum } from "#domain/sum.ts";
import { systemNameBuyer } from "#server/features/companies/company-of-quote.ts";
import type { OrderOfDay } from "#server/features/quotes/plans/system-read-orders-of-day.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { eachOrderOfDay } from "./each-order-of-day.ts";

type Reading = Pick<Services, "db" | "shop" | "clock">;
type Buckets = Record<AgeingBucket, number>;
type Row = Omit<Owing, "cents" | "total_cents"> & { readonly cents: Buckets };

/** So many orders of the deposits held are listed. */
const mostListed = 1_000;

/** What is owed at the end of a day, by who owes it and by how long it has been due: the greatest first. */
export async function staffReadAgeing(services: Reading, day: string | undefined): Promise<Ageing> {
  const on = day ?? todayOf(services);
  const buyerOf = buyers(services.db);
  const rows = new Map<string, Row>();
  for await (const { order, plan, documents } of eachOrderOfDay(services, { on, which: "unpaid" })) {
    const parts = owedParts(plan, documents);
    if (parts.length === 0) continue;
    const buyer = await buyerOf(order);
    const key = `${buyer.company_id} ${buyer.client_id}`;
    const row = rows.get(key) ?? { ...buyer, orders: 0, cents: noBuckets() };
    for (const { dueOn, cents } of parts) row.cents[ageingBucket(dueOn, on)] += cents;
    rows.set(key, { ...row, name: buyer.name, orders: row.orders + 1 });
  }
  const all = [...rows.values()].map((row) => ({ ...row, total_cents: sum(Object.values(row.cents)) }));
  const cents = noBuckets();
  for (const bucket of ageingBuckets) cents[bucket] = sum(all.map((row) => row.cents[bucket]));
  const sorted = all.toSorted((a, b) => b.total_cents - a.total_cents || a.name.localeCompare(b.name));
  return { on, rows: sorted, cents, total_cents: sum(all.map(({ total_cents }) => total_cents)) };
}

/** What was received by the end of a day for orders without an invoice for the whole. */
export async function staffReadHeldDeposits(
  services: Reading,
  day: string | undefined,
): Promise<HeldDeposits> {
  const on = day ?? todayOf(services);
  const held: HeldDeposit[] = [];
  let [count, total_cents] = [0, 0];
  for await (const { order, plan, documents } of eachOrderOfDay(services, { on, which: "received" })) {
    if (plan.paidCents === 0 || standingInvoice(documents)) continue;
    count += 1;
    total_cents += plan.paidCents;
    const { quoteId: quote_id, reference, number: order_number, name, totalCents } = order;
    held.push({
      ...{ quote_id, reference, order_number, name, total_cents: totalCents },
      received_cents: plan.paidCents,
    });
    if (held.length > mostListed) held.shift();
  }
  return { on, rows: held.toReversed(), count, total_cents };
}

function noBuckets(): Buckets {
  return { not_due: 0, days_1_30: 0, days_31_60: 0, days_61_90: 0, days_over_90: 0 };
}

/** Who owes an order; a client with several orders is looked up once. */
function buyers(db: Db) {
  const known = new Map<string, Awaited<ReturnType<typeof systemNameBuyer>>>();
  return async ({ companyId, clientId, name }: OrderOfDay) => {
    const key = `${companyId} ${clientId}`;
    if (!known.has(key)) known.set(key, await systemNameBuyer(db, { companyId, clientId }));
    const company = known.get(key);
    if (company) return { company_id: company.id, client_id: null, name: company.name };
    return { company_id: null, client_id: clientId, name };
  };
}
