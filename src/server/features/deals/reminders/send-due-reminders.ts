import { type DueStep, reasonNotToAsk, stepsToTell, toneOfStep } from "#domain/offers/due-steps.ts";
import type { ReminderReason } from "#domain/offers/reminders.ts";
import type { StandingItem } from "#domain/payments/dues.ts";
import { standingOf } from "#domain/quotes/quote-stage.ts";
import { readSettings } from "#server/features/settings/read-settings.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { recordAudit, theShop } from "#server/platform/history/history.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { wasMailRefused } from "#server/platform/mail/was-mail-refused.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { isOrderOnHold } from "../model/acceptances.repository.ts";
import type { Quote } from "../model/quote.ts";
import { findQuoteEvenDeletedForSystem, lockQuote } from "../model/quotes.repository.ts";
import { arePaused, endReminder, findWaitingSteps, type WaitingStep } from "../model/reminders.repository.ts";
import { findStanding } from "../model/versions.repository.ts";
import { readHowPaid } from "../receivables/read-money-chain.ts";
import { readOpenItems } from "../receivables/read-plan.ts";
import { dueReminderMail } from "./reminder-mail.ts";

/** What a client has done that keeps him from being asked for money. */
export interface SignsOfClients {
  /** The items, by their place, for which money is on its way. */
  readonly placesUnderWay: (db: Db, quoteId: number) => Promise<ReadonlySet<number>>;
  /** He has written what staff has neither read nor answered. */
  readonly waitsForAnswer: (db: Db, quoteId: number) => Promise<boolean>;
}

interface Step extends WaitingStep {
  /** What is asked for in it. */
  readonly items: readonly StandingItem[];
  readonly why: ReminderReason | undefined;
}

/**
 * Asks the client of a quote for what he owes: all steps that wait, in one mail, in the tone of the firmest. A step that does
 * not hold any more is skipped with its reason, in the same transaction; true when a mail was written.
 */
export async function sendDueReminders(
  services: Services,
  signs: SignsOfClients,
  { quoteId, now }: { readonly quoteId: number; readonly now: Date },
): Promise<boolean> {
  return await services.db.transaction().execute(async (transaction) => {
    await lockQuote(transaction, quoteId);
    const found = await findQuoteEvenDeletedForSystem(transaction, quoteId);
    if (!found) throw new Error(`quote ${quoteId} is gone`);
    const inside = { ...services, db: transaction };
    const waiting = await findWaitingSteps(transaction, quoteId, now);
    const { told, overtaken } = stepsToTell(waiting, todayOf(services));
    for (const { id } of overtaken) await endReminder(transaction, id, "overtaken");
    const steps = await reasonsOf(inside, signs, { ...found, steps: told });
    for (const { id, why } of steps) await endReminder(transaction, id, why);
    const asked = steps.filter(({ why }) => why === undefined);
    if (asked.length > 0) await tell(inside, transaction, { quote: found.quote, asked, now });
    return asked.length > 0;
  });
}

interface Asking {
  readonly quote: Quote;
  readonly isDeleted: boolean;
  readonly steps: readonly WaitingStep[];
}

/** Each step with what is asked for in it, and why it is not. */
async function reasonsOf(
  services: Services,
  signs: SignsOfClients,
  { quote, isDeleted, steps }: Asking,
): Promise<Step[]> {
  const { db } = services;
  const { reminders_on, due_reminder_steps } = await readSettings(services);
  const { current } = await findStanding(db, quote);
  const standing = standingOf(quote.status, quote.stage);
  const isOwing = standing === "accepted" || standing === "paid";
  const open = isOwing ? await readOpenItems(services, quote.id) : [];
  const underWay = await signs.placesUnderWay(db, quote.id);
  const common = {
    isDeleted,
    isOnHold: await isOrderOnHold(db, quote.id),
    waitsForAnswer: await signs.waitsForAnswer(db, quote.id),
    isPaused: await arePaused(db, quote.id),
    wasRefused: await wasMailRefused(db, quote.email, current?.row.sent_at ?? quote.createdAt),
  };
  return steps.map((step) => {
    const ofDay = open.filter(({ dueOn }) => dueOn === step.dueOn);
    const items = ofDay.filter(({ position }) => !underWay.has(position));
    const why = reasonNotToAsk({
      ...common,
      isOpen: ofDay.length > 0,
      isUnderWay: items.length === 0,
      areOn: reminders_on && due_reminder_steps.includes(step.step),
    });
    return { ...step, items, why };
  });
}

interface Telling {
  readonly quote: Quote;
  readonly asked: readonly Step[];
  readonly now: Date;
}

async function tell(services: Services, transaction: Transaction, { quote, asked, now }: Telling) {
  const { due_reminder_steps } = await readSettings(services);
  const step = Math.max(...asked.map((each) => each.step));
  const mail = dueReminderMail(toneOfStep(step, due_reminder_steps), quote, {
    items: asked.flatMap(({ items }) => items),
    ...(await readHowPaid(services, quote.id)),
  });
  await postMail(transaction, mail, quote, now);
  for (const each of asked)
    await recordAudit(transaction, {
      ...{ subject: "quote", subjectId: quote.id, action: "quote.remind", actor: theShop, at: now },
      after: { reminder: "due_open", ...namesOf(each) },
    });
}

function namesOf({ dueOn, step }: DueStep) {
  return { due_on: dueOn, step_days: step };
}
