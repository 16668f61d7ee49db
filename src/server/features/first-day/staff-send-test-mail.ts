import { type Message, withValues } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import type { Services } from "#server/services.ts";

const notTaken: Message = /*i18n*/ {
  id: "firstDay.mailServer",
  message: "The mail server does not take the mails of this shop: {reason}",
};

interface TestMail {
  /** The address of the caller's account. */
  readonly email: string;
  /** Why the mail server takes no mails of ours, if it does not. */
  readonly askMailServer: (url: string) => Promise<string | undefined>;
}

/**
 * Mails the caller, so that he sees whether mails arrive. Without a mail server the mail is written to a folder.
 * @throws conflict, with what the mail server says
 */
export async function staffSendTestMail(
  { db, keys, shop, clock, notifyMailWorker }: Services,
  actor: Staff,
  { email, askMailServer }: TestMail,
): Promise<void> {
  const { SMTP_URL } = keys.current().config;
  const reason = SMTP_URL === "" ? undefined : await askMailServer(SMTP_URL);
  if (reason !== undefined) throw new AppError("conflict", { message: withValues(notTaken, { reason }) });
  const at = clock();
  await db.transaction().execute(async (transaction) => {
    const to = { email, language: shop.facts().firstLanguage };
    await postMail(transaction, { template: "staff-test-mail", name: actor.name }, to, at);
    await recordAudit(transaction, {
      subject: "first_day",
      subjectId: 1,
      action: "first-day.test-mail",
      actor: auditActorOf(actor),
      after: { email },
      at,
    });
  });
  notifyMailWorker();
}
