import { z } from "#contracts/zod.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";

const changes = z.array(z.object({ sizeId: z.int(), beforeE4: z.int(), afterE4: z.int() }));
export type StoredPriceChange = z.infer<typeof changes>[number];

export async function insertPriceChange(
  transaction: Transaction,
  stored: readonly StoredPriceChange[],
  at: Date,
): Promise<number> {
  const { id } = await transaction
    .insertInto("price_changes")
    .values({ changes: JSON.stringify(stored), created_at: at.toISOString(), undone_at: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** What was changed, and whether that was taken back already. */
export async function findPriceChange(
  db: Db,
  id: number,
): Promise<{ changes: readonly StoredPriceChange[]; isUndone: boolean } | undefined> {
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
