import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { changeQuote, type QuoteAt } from "../commands/change-quote.ts";
import type { Quote } from "../model/quote.ts";
import { arePaused } from "../model/reminders.repository.ts";

/** Staff pauses the reminders of a quote, or lets those that are still to come leave again (L5.4). */
export async function staffPauseReminders(
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
