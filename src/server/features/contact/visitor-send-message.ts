import { emailKey } from "#domain/accounts/email-key.ts";
import type { Language } from "#domain/language/language.ts";
import { hours } from "#domain/time/durations.ts";
import { findAnswer, storeAnswer } from "#server/platform/idempotency/answer-once.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { staffRecipient } from "#server/platform/mail/staff-recipient.ts";
import type { Services } from "#server/services.ts";
import { addMessage } from "./contact.repository.ts";

/** Messages from one address; fewer where a machine seems to write them. */
const limit = { name: "contact", maxHits: 5, perMilliseconds: hours(1) } as const satisfies Limit;
const doubtfulLimit = { ...limit, maxHits: 2 } as const satisfies Limit;

const scope = "contact-message";

interface Writing {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly language: Language;
  /** The same key is the same message, however often it comes. */
  readonly key: string | undefined;
  readonly address: string;
  readonly isDoubtful: boolean;
}

/**
 * Stores a visitor's message and mails it to staff.
 * @throws 429 with the specified text after five an hour; 422 for a key of another message
 */
export async function visitorSendMessage(services: Services, writing: Writing): Promise<void> {
  const { db, clock, notifyMailWorker } = services;
  const { name, email, message, language, key, address, isDoubtful } = writing;
  const keyed =
    key === undefined ? undefined : { key, caller: emailKey(email), content: `${name}\n${message}` };
  if (keyed && (await findAnswer(db, scope, keyed)) !== undefined) return;
  const at = clock();
  await db.transaction().execute(async (transaction) => {
    if (keyed && !(await storeAnswer(transaction, scope, keyed, "", at))) return;
    await requireQuota({ ...services, db: transaction }, isDoubtful ? doubtfulLimit : limit, address);
    await addMessage(transaction, { name, email, message, language, at });
    const mail = { template: "staff-contact-received", name, email, message } as const;
    await postMail(transaction, mail, staffRecipient(services), at);
  });
  notifyMailWorker();
}
