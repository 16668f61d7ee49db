import { z } from "#contracts/zod.ts";
import { unitPriceE4 } from "#domain/money/unit-price.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { PricesOfSize } from "../prices/move-listed-prices.ts";

const price = z.int().transform(unitPriceE4);
const prices = z.object({
  sizeId: z.int(),
  own: price,
  listId: z.int().nullable(),
  breaks: z.array(z.object({ minUnits: z.int(), unitPrice: price })),
});
const changes = z.array(z.object({ before: prices, after: prices }));

/** Every price of a size, before and after a change of many. */
export interface ChangedPrices {
  readonly before: PricesOfSize;
  readonly after: PricesOfSize;
}

export async function insertPriceChange(
  transaction: Transaction,
  changed: readonly ChangedPrices[],
  at: Date,
): Promise<number> {
  const { id } = await transaction
    .insertInto("price_changes")
    .values({ changes: JSON.stringify(changed), created_at: at.toISOString(), undone_at: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** What was changed, and whether that was taken back already. */
export async function findPriceChange(
  db: Db,
  id: number,
): Promise<{ changes: readonly ChangedPrices[]; isUndone: boolean } | undefined> {
  const row = await db.selectFrom("price_changes").selectAll().where("id", "=", id).executeTakeFirst();
  return row && { changes: changes.parse(JSON.parse(row.changes)), isUndone: row.undone_at !== null };
}

export async function markPriceChangeUndone(transaction: Transaction, id: number, at: Date): Promise<void> {
  await transaction
    .updateTable("price_changes")
    .set({ undone_at: at.toISOString() })
    .where("id", "=", id)
    .execute();
}
