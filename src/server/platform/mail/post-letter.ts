import { randomUUID } from "node:crypto";
import type { Letter } from "#contracts/letters.ts";
import type { Language } from "#domain/language/language.ts";
import type { Db, Transaction } from "../database/db.ts";
import { insertRows } from "../database/insert-rows.ts";

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
  await lettersInsert(transaction, [{ letter, to }], now).execute();
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
    const { id } = await lettersInsert(transaction, [{ letter, to }], clock())
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

/** The same for several mails, yet to be executed (`insertTogether`). */
export function lettersInsert(
  transaction: Transaction,
  letters: readonly AddressedLetter[],
  now: Date,
  dueAt: Date = now,
) {
  const at = now.toISOString();
  return insertRows(
    transaction,
    "outbox",
    letters.map(({ letter, to }) => rowOf(letter, to, { at, dueAt: dueAt.toISOString() })),
  );
}

function rowOf(
  { template, ...content }: Letter,
  to: Recipient,
  { at, dueAt }: { at: string; dueAt: string },
) {
  return {
    template,
    recipient: to.email,
    language: to.language,
    content: JSON.stringify(content),
    message_id: randomUUID(),
    state: "waiting" as const,
    due_at: dueAt,
    leased_by: null,
    last_error: null,
    sent_at: null,
    posted_at: at,
    created_at: at,
  };
}
