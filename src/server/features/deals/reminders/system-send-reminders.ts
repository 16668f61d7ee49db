import { nextMailMoment } from "#domain/offers/mail-hours.ts";
import {
  itemsToRemindOf,
  type ReminderKind,
  type ReminderReason,
  reasonNotToAsk,
  reasonToSkip,
} from "#domain/offers/reminders.ts";
import { isExpired } from "#domain/offers/validity.ts";
import type { StandingItem } from "#domain/payments/dues.ts";
import { standingOf } from "#domain/quotes/quote-stage.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { readSettings } from "#server/features/settings/read-settings.ts";
import type { OpenItems } from "#server/mounting.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { recordAudit, theShop } from "#server/platform/history/history.ts";
import { eachItem } from "#server/platform/jobs/each-item.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { wasMailRefused } from "#server/platform/mail/was-mail-refused.ts";
import type { Services } from "#server/services.ts";
import { isOrderOnHold } from "../model/acceptances.repository.ts";
import { hasExemptionEnded } from "../model/exemption.ts";
import type { Quote } from "../model/quote.ts";
import { findQuoteEvenDeletedForSystem, lockQuote } from "../model/quotes.repository.ts";
import { arePaused, endReminder, findDueReminders, type ReminderRow } from "../model/reminders.repository.ts";
import { findStanding, type QuoteVersion } from "../model/versions.repository.ts";
import { readHowPaid } from "../receivables/read-money-chain.ts";
import { reminderMail } from "./reminder-mail.ts";

/** Reminders that are looked at in one run; the next run takes those that are left. */
const batch = 50;

/**
 * Sends the reminders that are due, each only while its condition still holds (L5.2), and only in the hours in which
 * mails leave (L5.3): a job that was late waits for the next morning. One that fails does not hold up the others.
 */
export async function systemSendReminders(services: Services, openItems: OpenItems): Promise<void> {
  const now = services.clock();
  if (nextMailMoment(now, services.shop.settings()).getTime() !== now.getTime()) return;
  let isAnySent = false;
  await eachItem(services, await findDueReminders(services.db, now, batch), {
    job: "reminder",
    about: ({ id, quote_id }) => ({ itemId: id, quoteId: quote_id }),
    work: async (reminder) => {
      if (await sendReminder({ ...services, openItems }, reminder, now)) isAnySent = true;
    },
  });
  if (isAnySent) services.notifyMailWorker();
}

/** Sends one, or skips it with its reason, in the transaction that says so; true when it was sent. */
async function sendReminder(
  services: Services & { readonly openItems: OpenItems },
  reminder: ReminderRow,
  now: Date,
): Promise<boolean> {
  return await services.db.transaction().execute(async (transaction) => {
    await lockQuote(transaction, reminder.quote_id);
    const found = await findQuoteEvenDeletedForSystem(transaction, reminder.quote_id);
    if (!found) throw new Error(`quote ${reminder.quote_id} is gone`);
    const { quote, isDeleted } = found;
    const { current } = await findStanding(transaction, quote);
    const { timeZone } = services.shop.facts();
    const open = await services.openItems(transaction, quote.id);
    const items = itemsToRemindOf(open, shopDayAt(now, timeZone));
    const facts = { kind: reminder.kind, quote, isDeleted, current, items, now };
    const why = await whyNot({ ...services, db: transaction }, facts);
    if (!(await endReminder(transaction, reminder.id, why)) || why) return false;
    await postMail(
      transaction,
      reminderMail(reminder.kind, quote, {
        ...{ validUntil: current?.row.valid_until ?? null, offered: current?.content, items },
        ...(await readHowPaid({ ...services, db: transaction }, quote.id)),
      }),
      quote,
      now,
    );
    await recordAudit(transaction, {
      subject: "quote",
      subjectId: quote.id,
      action: "quote.remind",
      actor: theShop,
      after: { reminder: reminder.kind },
      at: now,
    });
    return true;
  });
}

interface Facts {
  readonly kind: ReminderKind;
  readonly quote: Quote;
  readonly isDeleted: boolean;
  readonly current: QuoteVersion | undefined;
  /** What the client may be reminded of. */
  readonly items: readonly StandingItem[];
  readonly now: Date;
}

async function whyNot(
  services: Pick<Services, "config"> & { readonly db: Transaction },
  { kind, quote, isDeleted, current, items, now }: Facts,
): Promise<ReminderReason | undefined> {
  const { reminders_on, time_zone } = await readSettings(services);
  const since = current?.row.sent_at ?? quote.createdAt;
  const standing = standingOf(quote.status, quote.stage);
  const common = {
    isDeleted,
    isPaused: await arePaused(services.db, quote.id),
    areOn: reminders_on,
    wasRefused: await wasMailRefused(services.db, quote.email, since),
  };
  if (kind === "due_open") {
    const isOpen = standing === "accepted" && items.length > 0;
    return reasonNotToAsk({ ...common, isOpen, isOnHold: await isOrderOnHold(services.db, quote.id) });
  }
  return reasonToSkip({
    ...common,
    isWaiting: standing === "offered" && current !== undefined,
    isExpired:
      isExpired(current?.row.valid_until ?? null, now, time_zone) ||
      // It can no longer be accepted as it was sent.
      (current !== undefined &&
        (await hasExemptionEnded(services.db, current, { at: now, timeZone: time_zone }))),
  });
}
