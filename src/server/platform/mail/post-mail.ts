import { randomUUID } from "node:crypto";
import type { Mail } from "#contracts/mails.ts";
import type { Language } from "#domain/language/language.ts";
import type { Db, Transaction } from "../database/db.ts";

interface Recipient {
  readonly email: string;
  readonly language: Language;
}

/** Lays a mail in the outbox: at once, or so that it waits. */
export type PostMail = (mail: Mail, to: Recipient) => Promise<void>;

/** What leaves at once. */
export function postingAt(transaction: Transaction, now: Date): PostMail {
  return (mail, to) => postMail(transaction, mail, to, now);
}

/**
 * Lays a mail in the outbox, in the transaction that causes it: the only way that a mail leaves. Its Message-ID is
 * given here, so that a mail delivered twice after a crash is recognised as one.
 */
export async function postMail(
  transaction: Transaction,
  mail: Mail,
  to: Recipient,
  now: Date,
): Promise<void> {
  await mailInsert(transaction, { mail, to }, now).execute();
}

/**
 * Posts a mail that leaves only where its address is known. Where it is not, the same row is written and removed again,
 * so that the time of the answer does not tell which it was.
 */
export async function postMailIfKnown(
  { db, clock, notifyMailWorker }: Posting,
  { mail, to, isKnown }: AddressedMail & { readonly isKnown: boolean },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { id } = await mailInsert(transaction, { mail, to }, clock())
      .returning("id")
      .executeTakeFirstOrThrow();
    if (!isKnown) await transaction.deleteFrom("outbox").where("id", "=", id).execute();
  });
  notifyMailWorker();
}

interface Posting {
  readonly db: Db;
  readonly clock: () => Date;
  readonly notifyMailWorker: () => void;
}

export interface AddressedMail {
  readonly mail: Mail;
  readonly to: Recipient;
}

/** The insert of a mail, yet to be executed; it leaves at `dueAt`. */
export function mailInsert(
  transaction: Transaction,
  { mail: { template, ...content }, to }: AddressedMail,
  now: Date,
  dueAt: Date = now,
) {
  const at = now.toISOString();
  return transaction.insertInto("outbox").values({
    template,
    recipient: to.email,
    language: to.language,
    content: JSON.stringify(content),
    message_id: randomUUID(),
    state: "waiting",
    due_at: dueAt.toISOString(),
    leased_by: null,
    last_error: null,
    sent_at: null,
    posted_at: at,
    created_at: at,
  });
}
