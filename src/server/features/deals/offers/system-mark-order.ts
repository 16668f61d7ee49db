import { moveOfOrder, storedOrderStates } from "#domain/orders/order-state.ts";
import type { Transaction } from "#server/platform/database/db.ts";

/** An invoice of the quote's order was issued: from now on it is cancelled, and never undone or deleted. */
export async function systemNoteInvoiced(transaction: Transaction, quoteId: number): Promise<void> {
  await transaction.updateTable("orders").set({ is_invoiced: 1 }).where("quote_id", "=", quoteId).execute();
}

const cancellable = storedOrderStates.filter((state) => moveOfOrder(state, "cancel") !== undefined);

/** Ends the order of a quote; false where its bags were shipped, or there is none. */
export async function systemCancelOrder(
  transaction: Transaction,
  quoteId: number,
  at: Date,
): Promise<boolean> {
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
