import { randomUUID } from "node:crypto";
import type { OutboxMail } from "#contracts/outbox.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { findMail, layAnew } from "#server/platform/mail/outbox.repository.ts";
import { requireTypedRecipient } from "#server/platform/mail/require-typed-recipient.ts";
import type { Services } from "#server/services.ts";
import { quoteOf, showMail } from "./show-mail.ts";

const onItsWay: Message = /*i18n*/ {
  id: "outbox.onItsWay",
  message: "This mail is being delivered right now.",
};

const notRefused: Message = /*i18n*/ {
  id: "outbox.notRefused",
  message: "Only a client’s address that refused this mail for good is corrected here.",
};

/** Puts an address in the place of a quote's client's, handed over where the features are put together. */
export type CorrectAddress = (
  transaction: Transaction,
  actor: Staff,
  correction: { readonly quoteId: number; readonly from: string; readonly to: string; readonly at: Date },
) => Promise<void>;

interface Resending {
  readonly mailId: number;
  /** The right address, where the mail was refused because of a wrong one. */
  readonly email: string | undefined;
  /** Where the request comes from. */
  readonly address: string;
  readonly correctAddress: CorrectAddress;
}

/**
 * Sends a mail again: a failed one, one that the recipient lost, or a waiting one at once; one whose address was wrong to
 * the right one, which is the client's from then on. Its link is issued anew when it is delivered.
 * @throws 404, 409 while it is being delivered, 422 at `email`, 429
 */
export async function staffResendMail(
  services: Services,
  actor: Staff,
  { mailId, email, address, correctAddress }: Resending,
): Promise<OutboxMail> {
  const { db, clock, notifyMailWorker } = services;
  const at = clock();
  const resent = await db.transaction().execute(async (transaction) => {
    const before = await findMail(transaction, mailId);
    if (!before) throw new AppError("not_found");
    if (email !== undefined) {
      const quote = before.refusal === "recipient" && before.state === "dead" ? quoteOf(before) : null;
      if (!quote) throw new AppError("invalid", { fields: { email: [notRefused] } });
      await requireTypedRecipient(transaction, services, { userId: actor.userId, address }, email);
      await correctAddress(transaction, actor, { quoteId: quote.id, from: before.recipient, to: email, at });
    }
    const row = await layAnew(transaction, mailId, { messageId: randomUUID(), at, recipient: email });
    if (!row) throw new AppError("conflict", { message: onItsWay, extra: { fresh: showMail(before) } });
    await recordAudit(transaction, {
      subject: "outbox",
      subjectId: mailId,
      action: "outbox.resend",
      actor: auditActorOf(actor),
      before: {
        ...{ status: before.state, sent_at: before.sent_at, last_error: before.last_error },
        ...(email !== undefined && { recipient: before.recipient }),
      },
      after: { status: row.state, ...(email !== undefined && { recipient: row.recipient }) },
      at,
    });
    return showMail(row);
  });
  notifyMailWorker();
  return resent;
}
