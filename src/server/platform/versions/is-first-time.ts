import type { Transaction } from "../database/db.ts";

/**
 * Whether nothing of this name was ever done before. Who gets true has the name for good once the transaction is committed;
 * another node that asks meanwhile waits for that, and is told no.
 */
export async function isFirstTime(transaction: Transaction, name: string): Promise<boolean> {
  const claimed = await transaction
    .insertInto("versions")
    .values({ name, version: 1 })
    .onConflict((c) => c.column("name").doNothing())
    .returning("name")
    .executeTakeFirst();
  return claimed !== undefined;
}
