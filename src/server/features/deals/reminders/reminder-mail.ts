import type { PayTo } from "#contracts/invoices/invoices.ts";
import type { Mail } from "#contracts/mails.ts";
import type { MailedDues } from "#contracts/payments/mailed-dues.ts";
import type { OfferContent } from "#domain/offers/offer.ts";
import type { ReminderKind } from "#domain/offers/reminders.ts";
import type { StandingItem } from "#domain/payments/dues.ts";
import type { MoneyChain } from "#domain/payments/money-chain.ts";
import type { Quote } from "../model/quote.ts";
import { newsToClient } from "../offers/offer-mails.ts";

const news = {
  offer_unanswered: "reminder-unanswered",
  offer_ending: "reminder-ending",
  due_open: "reminder-due",
} as const satisfies Record<ReminderKind, string>;

interface Told {
  /** The last day of the offer. */
  readonly validUntil: string | null;
  readonly offered: OfferContent | undefined;
  /** What is open of an accepted one. */
  readonly items: readonly StandingItem[];
  readonly money?: MoneyChain;
  readonly payTo?: PayTo;
}

/** The mail of a reminder: by when the offer is to be answered, or what is to be paid. */
export function reminderMail(kind: ReminderKind, quote: Quote, told: Told): Mail {
  const { validUntil, offered, items, money, payTo } = told;
  const more = kind === "due_open" ? { dues: items.map(mailedItem), money, payTo } : { validUntil, offered };
  return newsToClient(news[kind], more)(quote);
}

function mailedItem({ kind, openCents, due, days, dueOn }: StandingItem): MailedDues[number] {
  return { kind, amountCents: openCents, due, days, dueOn };
}
