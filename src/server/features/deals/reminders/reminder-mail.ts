import type { PayTo } from "#contracts/invoices/invoices.ts";
import type { Mail } from "#contracts/mails.ts";
import type { MailedDues } from "#contracts/payments/mailed-dues.ts";
import type { DueTone } from "#domain/offers/due-steps.ts";
import type { OfferContent } from "#domain/offers/offer.ts";
import type { OfferReminderKind } from "#domain/offers/reminders.ts";
import type { StandingItem } from "#domain/payments/dues.ts";
import type { MoneyChain } from "#domain/payments/money-chain.ts";
import type { Quote } from "../model/quote.ts";
import { newsToClient } from "../offers/offer-mails.ts";

const offerNews = {
  offer_unanswered: "reminder-unanswered",
  offer_ending: "reminder-ending",
} as const satisfies Record<OfferReminderKind, string>;

interface Offered {
  /** The last day of the offer. */
  readonly validUntil: string | null;
  readonly offered: OfferContent | undefined;
}

/** The mail of an offer's reminder: by when it is to be answered. */
export function offerReminderMail(kind: OfferReminderKind, quote: Quote, told: Offered): Mail {
  return newsToClient(offerNews[kind], told)(quote);
}

const dueNews = {
  soon: "reminder-due-soon",
  due: "reminder-due",
  last: "reminder-due-last",
} as const satisfies Record<DueTone, string>;

interface Owed {
  readonly items: readonly StandingItem[];
  readonly money?: MoneyChain;
  readonly payTo?: PayTo;
}

/** The mail about what is owed: how much, since when, and where it is paid. */
export function dueReminderMail(tone: DueTone, quote: Quote, { items, money, payTo }: Owed): Mail {
  return newsToClient(dueNews[tone], { dues: items.map(mailedItem), money, payTo })(quote);
}

function mailedItem({ kind, openCents, due, days, dueOn }: StandingItem): MailedDues[number] {
  return { kind, amountCents: openCents, due, days, dueOn };
}
