import type { Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordChange } from "../record-change.ts";
import { setUnitPrice } from "../sizes/sizes.repository.ts";
import type { PriceMove } from "./priced-sizes.ts";

/** Writes the prices that differ, each with its line of history. @throws conflict when a size was changed at the very moment */
export async function writeMoves(
  transaction: Transaction,
  actor: Staff,
  moves: readonly PriceMove[],
  at: Date,
): Promise<void> {
  for (const { size, beforeE4, afterE4 } of moves) {
    if (beforeE4 === afterE4) continue;
    const { product_name: _, ...before } = size;
    const after = await setUnitPrice(transaction, before, afterE4);
    if (!after) throw new AppError("conflict");
    await recordChange(transaction, actor, "size", size.id, { verb: "update", before, after, at });
  }
}
