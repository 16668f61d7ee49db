import { nextMailMoment } from "#domain/offers/mail-hours.ts";
import { isOfferReminder, type ReminderReason, reasonToSkip } from "#domain/offers/reminders.ts";
import { isExpired } from "#domain/offers/validity.ts";
import { standingOf } from "#domain/quotes/quote-stage.ts";
import { readSettings } from "#server/features/settings/read-settings.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { recordAudit, theShop } from "#server/platform/history/history.ts";
import { eachItem } from "#server/platform/jobs/each-item.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { wasMailRefused } from "#server/platform/mail/was-mail-refused.ts";
import type { Services } from "#server/services.ts";
import { hasExemptionEnded } from "../model/exemption.ts";
import type { Quote } from "../model/quote.ts";
import { findQuoteEvenDeletedForSystem, lockQuote } from "../model/quotes.repository.ts";
import { arePaused, endReminder, findDueReminders, type ReminderRow } from "../model/reminders.repository.ts";
import { findStanding, type QuoteVersion } from "../model/versions.repository.ts";
import { offerReminderMail } from "./reminder-mail.ts";
import { type SignsOfClients, sendDueReminders } from "./send-due-reminders.ts";

/** Reminders that are looked at in one run; the next run takes those that are left. */
const batch = 50;

/**
 * Sends the reminders that are due, each only while its condition still holds (L5.2), and only in the hours in which
 * mails leave (L5.3): a job that was late waits for the next morning. One that fails does not hold up the others.
 */
export async function systemSendReminders(services: Services, signs: SignsOfClients): Promise<void> {
  const now = services.clock();
  if (nextMailMoment(now, services.shop.settings()).getTime() !== now.getTime()) return;
  let isAnySent = false;
  await eachItem(services, await findDueReminders(services.db, now, batch), {
    job: "reminder",
    about: ({ id, quote_id }) => ({ itemId: id, quoteId: quote_id }),
    work: async (reminder) => {
      const isSent =
        reminder.kind === "due_open"
          ? await sendDueReminders(services, signs, { quoteId: reminder.quote_id, now })
          : await sendReminder(services, reminder, now);
      if (isSent) isAnySent = true;
    },
  });
  if (isAnySent) services.notifyMailWorker();
}

/** Sends one of an offer, or skips it with its reason, in the transaction that says so; true when it was sent. */
async function sendReminder(services: Services, reminder: ReminderRow, now: Date): Promise<boolean> {
  const { id, kind, quote_id: quoteId } = reminder;
  if (!isOfferReminder(kind)) return false;
  return await services.db.transaction().execute(async (transaction) => {
    await lockQuote(transaction, quoteId);
    const found = await findQuoteEvenDeletedForSystem(transaction, quoteId);
    if (!found) throw new Error(`quote ${quoteId} is gone`);
    const { quote, isDeleted } = found;
    const { current } = await findStanding(transaction, quote);
    const why = await whyNot({ ...services, db: transaction }, { quote, isDeleted, current, now });
    if (!(await endReminder(transaction, id, why)) || why) return false;
    const told = { validUntil: current?.row.valid_until ?? null, offered: current?.content };
    await postMail(transaction, offerReminderMail(kind, quote, told), quote, now);
    await recordAudit(transaction, {
      ...{ subject: "quote", subjectId: quote.id, action: "quote.remind", actor: theShop, at: now },
      after: { reminder: kind },
    });
    return true;
  });
}

interface Facts {
  readonly quote: Quote;
  readonly isDeleted: boolean;
  readonly current: QuoteVersion | undefined;
  readonly now: Date;
}

async function whyNot(
  services: Pick<Services, "config"> & { readonly db: Transaction },
  { quote, isDeleted, current, now }: Facts,
): Promise<ReminderReason | undefined> {
  const { reminders_on, time_zone } = await readSettings(services);
  const since = current?.row.sent_at ?? quote.createdAt;
  return reasonToSkip({
    isDeleted,
    isWaiting: standingOf(quote.status, quote.stage) === "offered" && current !== undefined,
    isExpired:
      isExpired(current?.row.valid_until ?? null, now, time_zone) ||
      // It can no longer be accepted as it was sent.
      (current !== undefined &&
        (await hasExemptionEnded(services.db, current, { at: now, timeZone: time_zone }))),
    isPaused: await arePaused(services.db, quote.id),
    areOn: reminders_on,
    wasRefused: await wasMailRefused(services.db, quote.email, since),
  });
}
