import type { Mail } from "#contracts/mails.ts";
import type { ReminderKind } from "#domain/offers/reminders.ts";
import { newsToClient } from "../offers/offer-mails.ts";
import type { Quote } from "../quote.ts";

const news = {
  offer_unanswered: "reminder-unanswered",
  offer_ending: "reminder-ending",
} as const satisfies Record<ReminderKind, string>;

/** The mail of a reminder, with the last day of the offer. */
export function reminderMail(kind: ReminderKind, quote: Quote, validUntil: string | null): Mail {
  return newsToClient(news[kind], { validUntil })(quote);
}
