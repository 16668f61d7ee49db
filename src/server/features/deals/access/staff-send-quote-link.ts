import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import type { Services } from "#server/services.ts";
import { findQuoteForStaff } from "../model/quotes.repository.ts";

/** Mails a client a new link to a quote, for those who ring up instead of asking for one. @throws 404 */
export async function staffSendQuoteLink(
  { db, clock, notifyMailWorker }: Pick<Services, "db" | "clock" | "notifyMailWorker">,
  staff: Staff,
  { quoteId }: { readonly quoteId: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const quote = await findQuoteForStaff(transaction, quoteId);
    if (!quote) throw new AppError("not_found");
    const { reference, name } = quote;
    const at = clock();
    await postMail(transaction, { template: "access-link", quoteId, reference, name }, quote, at);
    const entry = {
      subject: "quote",
      subjectId: quoteId,
      action: "quote.send-link",
      actor: auditActorOf(staff),
      at,
    };
    await recordAudit(transaction, entry);
  });
  notifyMailWorker();
}
