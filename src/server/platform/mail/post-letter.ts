import { randomUUID } from "node:crypto";
import type { Letter } from "#contracts/letters.ts";
import type { Language } from "#domain/language/language.ts";
import type { Db, Transaction } from "../database/db.ts";

interface Recipient {
  readonly email: string;
  readonly language: Language;
}

/**
 * Lays a mail in the outbox, in the transaction that causes it: the only way that a mail leaves. Its Message-ID is
 * given here, so that a mail delivered twice after a crash is recognised as one (REL-F12).
 */
export async function postLetter(
  transaction: Transaction,
  letter: Letter,
  to: Recipient,
  now: Date,
): Promise<void> {
  await letterInsert(transaction, { letter, to }, now).execute();
}

/**
 * Posts a mail that leaves only where its address is known. Where it is not, the same row is written and removed again,
 * so that the time of the answer does not tell which it was (REL-S2).
 */
export async function postLetterIfKnown(
  { db, clock, wakePostman }: Posting,
  { letter, to, isKnown }: AddressedLetter & { readonly isKnown: boolean },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { id } = await letterInsert(transaction, { letter, to }, clock())
      .returning("id")
      .executeTakeFirstOrThrow();
    if (!isKnown) await transaction.deleteFrom("outbox").where("id", "=", id).execute();
  });
  wakePostman();
}

interface Posting {
  readonly db: Db;
  readonly clock: () => Date;
  readonly wakePostman: () => void;
}

export interface AddressedLetter {
  readonly letter: Letter;
  readonly to: Recipient;
}

/** The insert of a mail, yet to be executed; it leaves at `dueAt`. */
export function letterInsert(
  transaction: Transaction,
  { letter: { template, ...content }, to }: AddressedLetter,
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
