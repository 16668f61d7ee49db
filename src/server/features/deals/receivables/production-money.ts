import { owesBeforeShipping, productionDues } from "#domain/payments/dues.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { readPlans } from "./read-plan.ts";

/** The orders whose money was booked and went back since, so that something of it is open again. */
export async function systemFindReopened(
  services: Pick<Services, "db" | "shop" | "clock">,
  orderId?: number,
): Promise<number[]> {
  let query = services.db
    .selectFrom("orders as o")
    .innerJoin("quotes as q", "q.id", "o.quote_id")
    .select(["o.id", "o.quote_id"])
    .where("o.state", "=", "preparing")
    .where("q.status", "<>", "paid")
    .where("o.id", "in", (eb) =>
      eb
        .selectFrom("payments as p")
        .innerJoin("payment_allocations as a", "a.payment_id", "p.id")
        .innerJoin("plan_items as i", "i.id", "a.plan_item_id")
        .select("i.order_id")
        .where((or) => or.or([or("p.refunded_cents", ">", 0), or("p.lost_cents", ">", 0)])),
    );
  if (orderId !== undefined) query = query.where("o.id", "=", orderId);
  const found = await query.execute();
  if (found.length === 0) return [];
  const today = todayOf(services);
  const quoteIds = found.map(({ quote_id }) => quote_id);
  const plans = await readPlans(services.db, quoteIds, today);
  const asked: readonly string[] = productionDues;
  return found.flatMap(({ id, quote_id }) => {
    const items = plans.get(quote_id)?.items ?? [];
    return items.some(({ due, openCents }) => asked.includes(due) && openCents > 0) ? [id] : [];
  });
}

/** When the last payment or waiver came for what is due before production, by order; none where nothing was asked for. */
export async function systemReadProductionMoneyAt(
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("plan_items as i")
    .leftJoin("payment_allocations as a", "a.plan_item_id", "i.id")
    .leftJoin("payments as p", "p.id", "a.payment_id")
    .select(["i.order_id", "i.waived_at", "p.settled_at"])
    .where(isOneOf(db, "i.order_id", orderIds))
    .where("i.due", "in", productionDues)
    .execute();
  const last = new Map<number, string>();
  for (const { order_id, waived_at, settled_at } of rows)
    for (const at of [waived_at, settled_at])
      if (at !== null && at > (last.get(order_id) ?? "")) last.set(order_id, at);
  return last;
}

/** Of these accepted quotes those that owe what is paid before the goods leave. */
export async function systemFindOwingBeforeShipping(
  db: Db,
  quoteIds: readonly number[],
  today: string,
): Promise<ReadonlySet<number>> {
  if (quoteIds.length === 0) return new Set();
  const plans = [...(await readPlans(db, quoteIds, today))];
  return new Set(plans.flatMap(([quoteId, plan]) => (owesBeforeShipping(plan) ? [quoteId] : [])));
}
