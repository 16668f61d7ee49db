import type { Mail } from "#contracts/mails.ts";
import { isEmailShaped } from "#domain/text/email-shape.ts";
import { systemReadQuote } from "#server/features/deals/model/system-read-quote.ts";
import type { MailMessage } from "#server/platform/mail/transport.ts";
import type { Services } from "#server/services.ts";

type ReplyTo = Pick<MailMessage, "replyTo">;

/** Whom an answer to a mail goes to: from staff to the person that it is about, from everyone else to the shop. */
export async function replyToOf(services: Services, mail: Mail): Promise<ReplyTo> {
  if (!mail.template.startsWith("staff-")) {
    const { name, email } = services.shop.facts();
    return replyTo(name, services.shop.settings().mail_reply_to || email);
  }
  if ("email" in mail) return replyTo(mail.name, mail.email);
  if (!("quoteId" in mail) || mail.quoteId === null) return {};
  const { name, email } = await systemReadQuote(services.db, mail.quoteId);
  return replyTo(name, email);
}

/** What is no address is left out: the answer goes to the sender then. */
function replyTo(name: string, address: string): ReplyTo {
  return isEmailShaped(address) ? { replyTo: { name, address } } : {};
}
