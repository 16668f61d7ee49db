import type { Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { type PricesOfSize, writePricesOfSizes } from "../prices/move-listed-prices.ts";
import { recordChange } from "../record-change.ts";
import { findSizeForStaff } from "../sizes/sizes.repository.ts";
import type { PricedSize } from "./priced-sizes.ts";

/** Writes the prices of some sizes, each with its line of history; the price lists are held. */
export async function writeChanges(
  transaction: Transaction,
  actor: Staff,
  sizes: readonly PricedSize[],
  prices: readonly PricesOfSize[],
  at: Date,
): Promise<void> {
  await writePricesOfSizes(transaction, prices);
  const written = new Set(prices.map(({ sizeId }) => sizeId));
  for (const { product_name: _, ...before } of sizes.filter(({ id }) => written.has(id))) {
    const after = await findSizeForStaff(transaction, before.id);
    await recordChange(transaction, actor, "size", before.id, { verb: "update", before, after, at });
  }
}
