import { daysAfter } from "#domain/time/days.ts";
import { eachItem } from "#server/platform/jobs/each-item.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { systemPlanDueReminders } from "../commands/system-plan-reminders.ts";
import { lockQuote } from "../model/quotes.repository.ts";
import { findQuotesWithoutStep } from "../model/reminders.repository.ts";

/** Quotes that are looked at for each step in one run; the next run takes those that are left. */
const batch = 200;

/** What is owed already is asked for in the steps that the owner has added since, but for those whose day is past. */
export async function systemPlanNewSteps(services: Services): Promise<void> {
  const { due_reminder_steps, reminders_on } = services.shop.settings();
  if (!reminders_on) return;
  const today = todayOf(services);
  const lacking = await Promise.all(
    due_reminder_steps.map((step) =>
      findQuotesWithoutStep(services.db, { step, dueAfter: daysAfter(today, -step) }, batch),
    ),
  );
  await eachItem(services, [...new Set(lacking.flat())], {
    job: "due_steps",
    about: (id) => ({ itemId: id, quoteId: id }),
    work: (id) =>
      services.db.transaction().execute(async (transaction) => {
        await lockQuote(transaction, id);
        await systemPlanDueReminders(transaction, services, { id }, services.clock());
      }),
  });
}
