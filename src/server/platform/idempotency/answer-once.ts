import { hash } from "node:crypto";
import type { Db, Transaction } from "../database/db.ts";

export interface IdempotencyKeyTable {
  scope: string;
  key_hash: string;
  answer: string;
  created_at: string;
}

declare module "../database/tables.ts" {
  interface Tables {
    idempotency_keys: IdempotencyKeyTable;
  }
}

/** The answer that was given to this key before, as text, or nothing (P21, F14). */
export async function findAnswer(db: Db, scope: string, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("idempotency_keys")
    .select("answer")
    .where("scope", "=", scope)
    .where("key_hash", "=", hashKey(key))
    .executeTakeFirst();
  return row?.answer;
}

/**
 * Keeps the answer for the key in the transaction that earned it. False when another request with the same key was
 * first: the caller then rolls back and gives the answer of the other one.
 */
export async function keepAnswer(
  transaction: Transaction,
  scope: string,
  key: string,
  answer: string,
  now: Date,
): Promise<boolean> {
  const kept = await answerInsert(transaction, scope, key, answer, now)
    .onConflict((c) => c.columns(["scope", "key_hash"]).doNothing())
    .returning("scope")
    .executeTakeFirst();
  return kept !== undefined;
}

/** The same, yet to be executed (`insertTogether`): breaks the key's uniqueness when another request was first. */
export function answerInsert(
  transaction: Transaction,
  scope: string,
  key: string,
  answer: string,
  now: Date,
) {
  const created_at = now.toISOString();
  return transaction
    .insertInto("idempotency_keys")
    .values({ scope, key_hash: hashKey(key), answer, created_at });
}

export async function sweepAnswers(db: Db, olderThan: Date): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("created_at", "<", olderThan.toISOString()).execute();
}

function hashKey(key: string): string {
  return hash("sha256", key);
}
