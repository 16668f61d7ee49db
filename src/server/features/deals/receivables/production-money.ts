import { productionDues } from "#domain/payments/dues.ts";
import { systemReadLastCounted } from "#server/features/ledger/read-standing.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findItemsOfOrders, findQuotesThatOwe } from "../model/plan-items.repository.ts";

/** When the last payment or waiver came for what is due before production, by order; none where nothing was asked for. */
export async function systemReadProductionMoneyAt(
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const items = await findItemsOfOrders(db, orderIds, productionDues);
  const times = await systemReadLastCounted(
    db,
    items.map(({ id }) => id),
  );
  const last = new Map<number, string>();
  for (const { id, order_id } of items) {
    const at = times.get(id);
    if (at !== undefined && at > (last.get(order_id) ?? "")) last.set(order_id, at);
  }
  return last;
}

/** Of these accepted quotes those that owe what is paid before the goods leave. */
export async function systemFindOwingBeforeShipping(
  db: Db,
  quoteIds: readonly number[],
): Promise<ReadonlySet<number>> {
  return new Set(await findQuotesThatOwe(db, quoteIds, "before-shipping"));
}
