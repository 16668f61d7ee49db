import { readQuoteForSystem } from "#server/features/deals/model/quote-for-payment.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { eachItem } from "#server/platform/jobs/each-item.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { staffRecipient } from "#server/platform/mail/staff-recipient.ts";
import type { Services } from "#server/services.ts";
import { findDueNotices, takeNotices } from "./message-notices.repository.ts";
import { findReadUpTo } from "./messages.repository.ts";

type Mailing = Pick<Services, "db" | "log" | "clock" | "config" | "shop" | "notifyMailWorker">;
type Side = Awaited<ReturnType<typeof findDueNotices>>[number];

/** Threads that are looked at in one run; the next follows soon. */
const atOnce = 50;

/** Mails each side about what it has not read of the other's messages, several in one mail (L8.4). */
export async function systemMailUnread(services: Mailing): Promise<void> {
  const { db, clock, notifyMailWorker } = services;
  const due = await findDueNotices(db, clock(), atOnce);
  await eachItem(services, due, {
    job: "message_notice",
    about: ({ quote_id }) => ({ itemId: quote_id, quoteId: quote_id }),
    work: (side) => db.transaction().execute((transaction) => mailAbout(services, transaction, side)),
  });
  if (due.length > 0) notifyMailWorker();
}

/** Whether it is read is asked now, not when it was written. A quote that was deleted meanwhile is no news. */
async function mailAbout(
  services: Mailing,
  transaction: Transaction,
  { quote_id: quoteId, author_kind: author }: Side,
): Promise<void> {
  const { clock } = services;
  const messages = await takeNotices(transaction, quoteId, author);
  const quote = await readQuoteForSystem(transaction, quoteId);
  if (quote.isDeleted) return;
  const { reference, name, clientId } = quote;
  const readUpTo = await findReadUpTo(transaction, quoteId, { kind: "client", id: clientId });
  const isUnread = ({ id, waits_for_staff }: (typeof messages)[number]) =>
    author === "client" ? waits_for_staff === 1 : id > readUpTo;
  const count = messages.filter(isUnread).length;
  if (count === 0) return;
  const content = { quoteId, reference, name, count };
  if (author === "staff")
    await postMail(transaction, { template: "message-received", ...content }, quote, clock());
  else {
    const mail = { template: "staff-message-received", ...content } as const;
    await postMail(transaction, mail, staffRecipient(services), clock());
  }
}
