import { randomUUID } from "node:crypto";
import type { OutboxMail } from "#contracts/outbox.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { findMail, layAnew } from "./outbox.repository.ts";
import { showMail } from "./show-mail.ts";

const onItsWay: Message = /*i18n*/ {
  id: "outbox.onItsWay",
  message: "This mail is being delivered right now.",
};

/**
 * Sends a mail again: a failed one, one that the recipient lost, or a waiting one at once. Its link is issued
 * anew when it is delivered.
 * @throws 404, 409 while it is being delivered
 */
export async function staffResendMail(services: Services, actor: Staff, mailId: number): Promise<OutboxMail> {
  const { db, clock, notifyMailWorker } = services;
  const at = clock();
  const resent = await db.transaction().execute(async (transaction) => {
    const before = await findMail(transaction, mailId);
    if (!before) throw new AppError("not_found");
    const row = await layAnew(transaction, mailId, { messageId: randomUUID(), at });
    if (!row) throw new AppError("conflict", { message: onItsWay, extra: { fresh: showMail(before) } });
    await recordAudit(transaction, {
      subject: "outbox",
      subjectId: mailId,
      action: "outbox.resend",
      actor: auditActorOf(actor),
      before: { status: before.state, sent_at: before.sent_at, last_error: before.last_error },
      after: { status: row.state },
      at,
    });
    return showMail(row);
  });
  notifyMailWorker();
  return resent;
}
