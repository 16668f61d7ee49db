import type { Transaction } from "#server/platform/database/db.ts";
import { lockVersion } from "#server/platform/versions/versions.ts";

/**
 * Changes of price lists and of listed prices come one after the other: one list at most is active, and every size that
 * it names costs its first break.
 */
export async function lockPriceLists(transaction: Transaction): Promise<void> {
  await lockVersion(transaction, "price lists");
}
