import type { Mail } from "#contracts/mails.ts";
import { listReminders, pauseReminders, previewReminder } from "#contracts/quotes/reminders.ts";
import { type DueTone, toneOfStep } from "#domain/offers/due-steps.ts";
import { isOfferReminder, type OfferReminderKind } from "#domain/offers/reminders.ts";
import type { Staff } from "#server/access/actor.ts";
import { may } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import type { Services } from "#server/services.ts";
import { changeQuote, type QuoteAt } from "../commands/change-quote.ts";
import { asUnsent } from "../model/as-unsent.ts";
import type { Quote } from "../model/quote.ts";
import { findQuoteForStaff } from "../model/quotes.repository.ts";
import { arePaused, findReminders } from "../model/reminders.repository.ts";
import { findStanding } from "../model/versions.repository.ts";
import { presentToStaff } from "../presenters/present-quote.ts";
import { readHowPaid } from "../receivables/read-money-chain.ts";
import { readOpenItems } from "../receivables/read-plan.ts";
import { dueReminderMail, offerReminderMail } from "./reminder-mail.ts";

/** When clients are reminded of their offers: staff looks at it, pauses it, and reads what would be sent. */
export function reminderRoutes({ routes, services, composePreview }: Mounting): void {
  routes.add(listReminders, may("prices.read"), async ({ params }) => {
    const { id } = await requireQuote(services.db, params.id);
    return await showReminders(services, id);
  });

  routes.add(pauseReminders, may("quotes.write"), async ({ params, body, actor, request, reply }) => {
    const at = { quoteId: params.id, expectedVersion: expectedVersion(request) };
    const quote = await staffPauseReminders(services, actor, { ...at, isPaused: body.paused });
    sendVersion(reply, quote.version);
    const shown = await showReminders(services, quote.id);
    return { success: true as const, quote: presentToStaff(quote), ...shown };
  });

  routes.add(previewReminder, may("prices.read"), async ({ params, query }) => {
    const quote = await requireQuote(services.db, params.id);
    const { kind = "offer_unanswered", tone = "due" } = query;
    const mail = isOfferReminder(kind)
      ? await writeOfferReminder(services, kind, quote)
      : await writeDueReminder(services, tone, quote);
    const { subject, html, text } = await composePreview(asUnsent(mail, quote, services.clock()));
    return { subject, html, text };
  });
}

async function requireQuote(db: Db, quoteId: number): Promise<Quote> {
  const quote = await findQuoteForStaff(db, quoteId);
  if (!quote) throw new AppError("not_found");
  return quote;
}

async function writeOfferReminder(services: Services, kind: OfferReminderKind, quote: Quote): Promise<Mail> {
  const { current } = await findStanding(services.db, quote);
  const told = { validUntil: current?.row.valid_until ?? null, offered: current?.content };
  return offerReminderMail(kind, quote, told);
}

/** With what is overdue; before that day with what is due first. */
async function writeDueReminder(services: Services, tone: DueTone, quote: Quote): Promise<Mail> {
  const dated = (await readOpenItems(services, quote.id)).filter(({ dueOn }) => dueOn !== null);
  const overdue = dated.filter(({ state }) => state === "overdue");
  const items = tone !== "soon" && overdue.length > 0 ? overdue : dated.slice(0, 1);
  return dueReminderMail(tone, quote, { items, ...(await readHowPaid(services, quote.id)) });
}

async function showReminders({ db, shop }: Services, quoteId: number) {
  const rows = await findReminders(db, quoteId);
  const { due_reminder_steps: steps } = shop.settings();
  return {
    paused: await arePaused(db, quoteId),
    reminders: rows.map(({ kind, due_at, state, why, due_on, step_days }) => ({
      ...{ kind, due_at, state, why, due_on, step_days },
      tone: step_days === null ? null : toneOfStep(step_days, steps),
    })),
  };
}

/** Staff pauses the reminders of a quote, or lets those that are still to come leave again (L5.4). */
async function staffPauseReminders(
  services: Services,
  staff: Staff,
  { isPaused, ...at }: QuoteAt & { readonly isPaused: boolean },
): Promise<Quote> {
  return await changeQuote(services, staff, {
    ...at,
    command: "annotate",
    decide: async (quote, _now, transaction) => {
      if ((await arePaused(transaction, quote.id)) === isPaused) return undefined;
      return {
        action: isPaused ? "quote.pause-reminders" : "quote.resume-reminders",
        set: { reminders_paused: isPaused ? 1 : 0 },
        before: { reminders_paused: !isPaused },
        after: { reminders_paused: isPaused },
      };
    },
  });
}
