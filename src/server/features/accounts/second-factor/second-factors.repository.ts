import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { SecondFactorTable } from "./second-factors.table.ts";

export async function findSecondFactor(db: Db, userId: number): Promise<SecondFactorTable | undefined> {
  return await db.selectFrom("second_factors").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  const factor = await findSecondFactor(db, userId);
  return factor !== undefined && factor.confirmed_at !== null;
}

/** Stores a new key that does not count yet; false where one counts already. */
export async function storeUnconfirmed(
  transaction: Transaction,
  { userId, secret, at }: { userId: number; secret: string; at: Date },
): Promise<boolean> {
  const fresh = { secret, last_step: 0, confirmed_at: null, created_at: at.toISOString() };
  const result = await transaction
    .insertInto("second_factors")
    .values({ user_id: userId, ...fresh })
    .onConflict((c) =>
      c.column("user_id").doUpdateSet(fresh).where("second_factors.confirmed_at", "is", null),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Makes a key count, once. */
export async function confirmFactor(
  transaction: Transaction,
  { user_id, secret }: SecondFactorTable,
  { step, at }: { step: number; at: Date },
): Promise<boolean> {
  const result = await transaction
    .updateTable("second_factors")
    .set({ confirmed_at: at.toISOString(), last_step: step })
    .where("user_id", "=", user_id)
    .where("secret", "=", secret)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Uses a half minute up, and all before it; false when it was used before, also by a request at the same moment. */
export async function takeStep(transaction: Transaction, userId: number, step: number): Promise<boolean> {
  const result = await transaction
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteFactor(transaction: Transaction, userId: number): Promise<boolean> {
  await transaction.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  const result = await transaction
    .deleteFrom("second_factors")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
