import type { Db, Transaction } from "../database/db.ts";
import { type AddressedMail, mailInsert } from "./post-mail.ts";

/**
 * Queues a mail for a later time, so that its cause can still be undone. @returns its id
 */
export async function postHeldMail(
  transaction: Transaction,
  { mail, to }: AddressedMail,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<number> {
  const { id } = await mailInsert(transaction, { mail, to }, now, until)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Withdraws a held mail; false when it was sent, is being sent, or was released. */
export async function withdrawHeldMail(transaction: Transaction, id: number): Promise<boolean> {
  const result = await unsent(transaction, id)
    // A mail that was not held, or was released, was due when it was queued.
    .whereRef("due_at", ">", "posted_at")
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Withdraws an unsent mail, held or released, because its content is no longer true. */
export async function withdrawUnsentMail(transaction: Transaction, id: number): Promise<void> {
  await unsent(transaction, id).execute();
}

function unsent(transaction: Transaction, id: number) {
  return transaction
    .deleteFrom("outbox")
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .where("attempts", "=", 0)
    .where("leased_by", "is", null);
}

/** Releases a held mail: from now on it cannot be withdrawn. @returns whether it was held */
export async function releaseHeldMail(db: Db, id: number): Promise<boolean> {
  const result = await db
    .updateTable("outbox")
    .set((eb) => ({ due_at: eb.ref("posted_at") }))
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .where("leased_by", "is", null)
    .whereRef("due_at", ">", "posted_at")
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Whether a mail waits and is held, without locking anything. */
export async function isMailHeld(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("outbox")
    .select("id")
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .whereRef("due_at", ">", "posted_at")
    .executeTakeFirst();
  return row !== undefined;
}
