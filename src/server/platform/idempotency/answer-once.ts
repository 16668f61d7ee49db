import { hash } from "node:crypto";
import type { Db, Transaction } from "../database/db.ts";
import { insertRows } from "../database/insert-rows.ts";
import { isOneOf } from "../database/is-one-of.ts";
import { inGroups } from "../jobs/in-groups.ts";

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

interface AskedKey {
  readonly scope: string;
  readonly hash: string;
}

/** The answer that was given to this key before, as text, or nothing (P21, F14). */
export async function findAnswer(db: Db, scope: string, key: string): Promise<string | undefined> {
  return await findTogether(db, { scope, hash: hashKey(key) });
}

const findTogether = inGroups(async (db: Db, asked: readonly AskedKey[]) => {
  const rows = await db
    .selectFrom("idempotency_keys")
    .select(["scope", "key_hash", "answer"])
    .where(isOneOf(db, "scope", [...new Set(asked.map(({ scope }) => scope))]))
    .where(isOneOf(db, "key_hash", [...new Set(asked.map(({ hash }) => hash))]))
    .execute();
  return asked.map(
    ({ scope, hash }) => rows.find((row) => row.scope === scope && row.key_hash === hash)?.answer,
  );
});

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
  const kept = await answersInsert(transaction, scope, [{ key, answer }], now)
    .onConflict((c) => c.columns(["scope", "key_hash"]).doNothing())
    .returning("scope")
    .executeTakeFirst();
  return kept !== undefined;
}

/** The same for several, yet to be executed (`insertTogether`): breaks the uniqueness of a key that came before. */
export function answersInsert(
  transaction: Transaction,
  scope: string,
  answers: readonly { readonly key: string; readonly answer: string }[],
  now: Date,
) {
  const created_at = now.toISOString();
  return insertRows(
    transaction,
    "idempotency_keys",
    answers.map(({ key, answer }) => ({ scope, key_hash: hashKey(key), answer, created_at })),
  );
}

export async function sweepAnswers(db: Db, olderThan: Date): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("created_at", "<", olderThan.toISOString()).execute();
}

function hashKey(key: string): string {
  return hash("sha256", key);
}
