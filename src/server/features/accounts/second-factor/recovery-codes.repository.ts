import type { Db, Transaction } from "#server/platform/database/db.ts";
import { countFound } from "#server/platform/lists/count-found.ts";
import "./second-factors.table.ts";

/** Puts these in the place of all codes that an account had. */
export async function replaceCodes(
  transaction: Transaction,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await transaction.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await transaction
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null })))
    .execute();
}

/** Uses a code up; of any number of attempts at once one succeeds. */
export async function takeRecoveryCode(
  transaction: Transaction,
  { userId, codeHash, at }: { userId: number; codeHash: string; at: Date },
): Promise<boolean> {
  const result = await transaction
    .updateTable("recovery_codes")
    .set({ used_at: at.toISOString() })
    .where("user_id", "=", userId)
    .where("code_hash", "=", codeHash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function countCodesLeft(db: Db, userId: number): Promise<number> {
  return await countFound(
    db.selectFrom("recovery_codes").where("user_id", "=", userId).where("used_at", "is", null),
  );
}
