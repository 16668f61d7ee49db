import type { ContactMessage } from "#contracts/contact.ts";
import { clientLanguage } from "#domain/language/client-language.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import type { Services } from "#server/services.ts";
import { addAnswer, changeLiveMessage, findMessage, readAnswers } from "./contact.repository.ts";
import { showMessage } from "./show-message.ts";

/**
 * Staff answers what a visitor wrote on the contact page: the answer is kept with the message, and mailed in the visitor's
 * language with the shop's address to reply to. The message was read by it.
 * @throws 404
 */
export async function staffAnswerMessage(
  services: Services,
  actor: Staff,
  { messageId, text }: { messageId: number; text: string },
): Promise<ContactMessage> {
  const at = services.clock();
  const shown = await services.db.transaction().execute(async (transaction) => {
    const before = await findMessage(transaction, messageId);
    const read_at = before?.read_at ?? at.toISOString();
    const row = before && (await changeLiveMessage(transaction, messageId, { read_at }));
    if (!row) throw new AppError("not_found");
    const id = await addAnswer(transaction, { messageId, text, author: actor, at });
    const { name, email, message } = row;
    const language = clientLanguage(row.language, services.shop.facts());
    await postMail(
      transaction,
      { template: "contact-answered", name, message, text },
      { email, language },
      at,
    );
    await recordAudit(transaction, {
      subject: "contact_message",
      subjectId: messageId,
      action: "contact-message.answer",
      actor: auditActorOf(actor),
      before: { read_at: before.read_at },
      after: { read_at, answer: id },
      at,
    });
    return showMessage(row, await readAnswers(transaction, [messageId]));
  });
  services.notifyMailWorker();
  return shown;
}
