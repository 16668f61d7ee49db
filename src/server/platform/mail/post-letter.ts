import { randomUUID } from "node:crypto";
import type { Letter } from "#contracts/letters.ts";
import type { Language } from "#domain/language/language.ts";
import type { Transaction } from "../database/db.ts";

/**
 * Lays a mail in the outbox, in the transaction that causes it: the only way that a mail leaves. Its Message-ID is
 * given here, so that a mail delivered twice after a crash is recognised as one (F12).
 */
export async function postLetter(
  transaction: Transaction,
  letter: Letter,
  to: { email: string; language: Language },
  now: Date,
): Promise<void> {
  const { template, ...content } = letter;
  await transaction
    .insertInto("outbox")
    .values({
      template,
      recipient: to.email,
      language: to.language,
      content: JSON.stringify(content),
      message_id: randomUUID(),
      state: "waiting",
      due_at: now.toISOString(),
      leased_by: null,
      last_error: null,
      sent_at: null,
      posted_at: now.toISOString(),
      created_at: now.toISOString(),
    })
    .execute();
}
