import { moveOfOrder, storedOrderStates } from "#domain/orders/order-state.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";

/** What stood of the order of a quote is restored: who has seen it as it was meanwhile has seen another one. */
export async function raiseOrderVersion(transaction: Transaction, quoteId: number): Promise<void> {
  const raised = transaction.updateTable("orders").set((eb) => ({ version: eb("version", "+", 1) }));
  await raised.where("quote_id", "=", quoteId).execute();
}

/** An order that is closed is delivered again: it is not settled, or not paid, any more. */
export async function reopenClosedOrder(transaction: Transaction, quoteId: number): Promise<void> {
  await transaction
    .updateTable("orders")
    .set((eb) => ({ state: "delivered", closed_at: null, version: eb("version", "+", 1) }))
    .where("quote_id", "=", quoteId)
    .where("state", "=", "closed")
    .execute();
}

const cancellable = storedOrderStates.filter((state) => moveOfOrder(state, "cancel") !== undefined);

/** Ends the order of a quote; false where its bags were shipped, or there is none. */
export async function cancelOrderRow(transaction: Transaction, quoteId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("orders")
    .set((eb) => ({
      ...{ state: "cancelled", cancelled_at: at.toISOString(), hold_reason: null, held_at: null },
      version: eb("version", "+", 1),
    }))
    .where("quote_id", "=", quoteId)
    .where("state", "in", cancellable)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** When the orders of these quotes were cancelled. */
export async function findCancelledAt(
  db: Db,
  quoteIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (quoteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("orders")
    .select(["quote_id", "cancelled_at"])
    .where(isOneOf(db, "quote_id", quoteIds))
    .execute();
  return new Map(rows.map(({ quote_id, cancelled_at }) => [quote_id, cancelled_at ?? ""]));
}
