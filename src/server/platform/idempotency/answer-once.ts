import { createHmac, hash } from "node:crypto";
import type { Message } from "#domain/words.ts";
import type { Db, Transaction } from "../database/db.ts";
import { AppError } from "../errors/app-error.ts";

export interface IdempotencyKeyTable {
  scope: string;
  /** Of the key and its caller together: two callers may choose the same key. */
  key_hash: string;
  content_hash: string;
  answer: string;
  created_at: string;
}

declare module "../database/tables.ts" {
  interface Tables {
    idempotency_keys: IdempotencyKeyTable;
  }
}

/** A request that is carried out once, however often it is sent. */
export interface KeyedRequest {
  readonly key: string;
  /** The sender, e.g. an e-mail key: equal keys of two senders are different keys. */
  readonly caller: string;
  /** All that it says, as text. */
  readonly content: string;
}

const reusedKey: Message = /*i18n*/ {
  id: "field.idempotencyKey.reused",
  message: "This Idempotency-Key was used for another request. Please send this one under a new key.",
};

/** The 422 of a key that stood for another request. */
export function keyReused(): AppError {
  return new AppError("invalid", { fields: { "Idempotency-Key": [reusedKey] } });
}

/** @returns the answer that this request was given before, as text. @throws 422 when the key stood for another content */
export async function findAnswer(db: Db, scope: string, request: KeyedRequest): Promise<string | undefined> {
  const found = await db
    .selectFrom("idempotency_keys")
    .select(["content_hash", "answer"])
    .where("scope", "=", scope)
    .where("key_hash", "=", keyHash(request))
    .executeTakeFirst();
  if (found && found.content_hash !== contentHash(request)) throw keyReused();
  return found?.answer;
}

/**
 * Stores the answer in the transaction that earned it. False when another request with the same key was first: the
 * caller then rolls back and gives the answer of the other one.
 */
export async function storeAnswer(
  transaction: Transaction,
  scope: string,
  request: KeyedRequest,
  answer: string,
  now: Date,
): Promise<boolean> {
  const stored = await transaction
    .insertInto("idempotency_keys")
    .values({
      scope,
      key_hash: keyHash(request),
      content_hash: contentHash(request),
      answer,
      created_at: now.toISOString(),
    })
    .onConflict((c) => c.columns(["scope", "key_hash"]).doNothing())
    .returning("scope")
    .executeTakeFirst();
  return stored !== undefined;
}

export async function sweepAnswers(db: Db, olderThan: Date): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("created_at", "<", olderThan.toISOString()).execute();
}

/** What the key is stored as: of the key and its caller together. */
export function keyHash({ caller, key }: KeyedRequest): string {
  return hash("sha256", JSON.stringify([caller, key]));
}

/** Under the key, which is stored nowhere: what was said, a password among it, cannot be guessed from the row. */
export function contentHash({ key, content }: KeyedRequest): string {
  return createHmac("sha256", key).update(content).digest("hex");
}
