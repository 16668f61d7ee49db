import { days } from "../time/durations.ts";
import { endOfShopDay, startOfShopDay } from "../time/shop-day.ts";
import { nextMailMoment, type WorkingDays } from "./mail-hours.ts";
import type { OfferSettings } from "./offer-settings.ts";

/** Why a client is written to again: the offer was not answered, is about to end, or what is owed is overdue (L5.1). */
export const offerReminderKinds = ["offer_unanswered", "offer_ending"] as const;
export const reminderKinds = [...offerReminderKinds, "due_open"] as const;
export type OfferReminderKind = (typeof offerReminderKinds)[number];
export type ReminderKind = (typeof reminderKinds)[number];

export function isOfferReminder(kind: ReminderKind): kind is OfferReminderKind {
  return kind !== "due_open";
}

export const reminderStates = ["planned", "sent", "skipped", "cancelled"] as const;
export type ReminderState = (typeof reminderStates)[number];

/** Why a reminder was not sent (L5.2). */
export const reminderReasons = [
  "answered",
  "replaced",
  "expired",
  "paused",
  "switched_off",
  "mail_refused",
  "deleted",
  "paid",
  "on_hold",
  "under_way",
  "overtaken",
] as const;
export type ReminderReason = (typeof reminderReasons)[number];

interface SentOffer {
  readonly sentAt: Date;
  /** The last day on which it holds; null for no end. */
  readonly validUntil: string | null;
}

export interface PlannedReminder {
  readonly kind: ReminderKind;
  readonly dueAt: Date;
}

/**
 * When the client of an offer is reminded of it: some days after sending, and some days before its end, in the hours in
 * which mails leave. Never after the end, and not twice on one day: then the end is what counts.
 */
export function planReminders(
  { sentAt, validUntil }: SentOffer,
  settings: Pick<OfferSettings, "reminder_after_days" | "reminder_before_days" | "reminders_on"> &
    WorkingDays,
  now: Date,
): PlannedReminder[] {
  if (!settings.reminders_on) return [];
  const unanswered = nextMailMoment(
    new Date(sentAt.getTime() + days(settings.reminder_after_days)),
    settings,
  );
  const ending =
    validUntil === null ? undefined : endingAt(validUntil, settings.reminder_before_days, settings);
  const planned: PlannedReminder[] = [];
  const isNearEnd = ending && Math.abs(ending.getTime() - unanswered.getTime()) < days(1);
  if (!isNearEnd) planned.push({ kind: "offer_unanswered", dueAt: unanswered });
  if (ending) planned.push({ kind: "offer_ending", dueAt: ending });
  const end = validUntil === null ? undefined : endOfShopDay(validUntil, settings.time_zone);
  return planned.filter(({ dueAt }) => dueAt > now && (end === undefined || dueAt.toISOString() < end));
}

function endingAt(validUntil: string, daysBefore: number, working: WorkingDays): Date {
  const day = new Date(Date.parse(`${validUntil}T00:00:00Z`) - days(daysBefore)).toISOString().slice(0, 10);
  return nextMailMoment(new Date(startOfShopDay(day, working.time_zone)), working);
}

/** How things stand at the moment of sending. */
export interface ReminderFacts {
  readonly isDeleted: boolean;
  /** Whether an offer waits for its client's answer. */
  readonly isWaiting: boolean;
  readonly isExpired: boolean;
  readonly isPaused: boolean;
  readonly areOn: boolean;
  /** A mail to the client was refused for good since the offer was sent. */
  readonly wasRefused: boolean;
}

/** Why a reminder that is due is not sent after all; undefined when it is (L5.2). */
export function reasonToSkip(facts: ReminderFacts): ReminderReason | undefined {
  if (facts.isDeleted) return "deleted";
  if (!facts.isWaiting) return "answered";
  if (facts.isExpired) return "expired";
  if (facts.isPaused) return "paused";
  if (!facts.areOn) return "switched_off";
  return facts.wasRefused ? "mail_refused" : undefined;
}
