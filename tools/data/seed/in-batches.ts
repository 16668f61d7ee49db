import type { Db, Transaction } from "#server/platform/database/db.ts";

/** Rows a statement: their columns stay below the number of parameters that SQLite allows one. */
const together = 500;

/** Statements a transaction, because each transaction waits for the disk. */
const statements = 20;

/** Numbers from 0 to `count`, in portions that are written together. */
export async function inBatches(
  db: Db,
  count: number,
  write: (transaction: Transaction, numbers: readonly number[]) => Promise<void>,
): Promise<void> {
  const perTransaction = together * statements;
  for (let first = 0; first < count; first += perTransaction) {
    await db.transaction().execute(async (transaction) => {
      const end = Math.min(count, first + perTransaction);
      for (let from = first; from < end; from += together) {
        const size = Math.min(together, end - from);
        await write(
          transaction,
          Array.from({ length: size }, (_, index) => from + index),
        );
      }
    });
  }
}
