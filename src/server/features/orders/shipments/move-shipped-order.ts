import type { StoredOrderState } from "#domain/orders/order-state.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import type { ReadOrder } from "../show-order.ts";

/** Moves an order by what left of it, if it stands as it was read; false when it does not. */
export async function moveShippedOrder(
  transaction: Transaction,
  { id, version }: Pick<ReadOrder["row"], "id" | "version">,
  set: { readonly state: StoredOrderState; readonly plates_until?: string | null },
): Promise<boolean> {
  const result = await transaction
    .updateTable("orders")
    .set((eb) => ({ ...set, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
