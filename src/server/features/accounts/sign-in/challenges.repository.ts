import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { SignInChallengeTable } from "../second-factor/second-factors.table.ts";

/** Stores a challenge, and deletes the expired ones. */
export async function addChallenge(
  transaction: Transaction,
  challenge: SignInChallengeTable,
  now: Date,
): Promise<void> {
  await transaction.deleteFrom("sign_in_challenges").where("expires_at", "<=", now.toISOString()).execute();
  await transaction.insertInto("sign_in_challenges").values(challenge).execute();
}

export async function findChallenge(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<SignInChallengeTable | undefined> {
  return await db
    .selectFrom("sign_in_challenges")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

/** Uses a challenge up, once. */
export async function takeChallenge(transaction: Transaction, tokenHash: string): Promise<boolean> {
  const result = await transaction
    .deleteFrom("sign_in_challenges")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
