import { daysAfter } from "../time/days.ts";
import { shopDayAt, startOfShopDay } from "../time/shop-day.ts";
import { type Message, type Rule, withValues } from "../words.ts";
import { nextMailMoment, type WorkingDays } from "./mail-hours.ts";
import type { OfferSettings } from "./offer-settings.ts";
import type { ReminderReason } from "./reminders.ts";

/** How many steps there are, and how many days before and after the last day on which an item is paid in time. */
export const dueStepLimits = { most: 8, before: 60, after: 365 } as const;

const notSteps: Message = /*i18n*/ {
  id: "settings.dueSteps",
  message:
    "Please give at most {most, number} whole numbers of days, each once, at most {before, number} before the day and {after, number} after it.",
};

/** The steps in which a client is reminded of what he owes, in days after the day; below 0 before it. */
export const dueStepsRule: Rule<readonly number[]> = (steps) => {
  const { most, before, after } = dueStepLimits;
  const fits = (step: number) => Number.isInteger(step) && step >= -before && step <= after;
  return steps.length <= most && new Set(steps).size === steps.length && steps.every(fits)
    ? undefined
    : withValues(notSteps, dueStepLimits);
};

/** How a step speaks: friendly up to the day, plain after it, and firm in the last of several. */
export const dueTones = ["soon", "due", "last"] as const;
export type DueTone = (typeof dueTones)[number];

export function toneOfStep(step: number, steps: readonly number[]): DueTone {
  if (step <= 0) return "soon";
  const isLast = !steps.some((each) => each > step);
  const isFirst = !steps.some((each) => each > 0 && each < step);
  return isLast && !isFirst ? "last" : "due";
}

/** Of a day on which something is due, one step of its reminders. */
export interface DueStep {
  readonly dueOn: string;
  readonly step: number;
}

type StepSettings = Pick<OfferSettings, "reminders_on" | "due_reminder_steps"> & WorkingDays;

/**
 * When the client of an accepted offer is reminded of what is due: in each step once for each day on which something is. What
 * would leave before the day is left out where no mail leaves any more before it ends.
 */
export function planDueReminders(
  items: readonly { readonly dueOn: string | null }[],
  settings: StepSettings,
  now: Date,
): (DueStep & { readonly dueAt: Date })[] {
  if (!settings.reminders_on) return [];
  const days = [...new Set(items.flatMap(({ dueOn }) => dueOn ?? []))].toSorted();
  const steps = settings.due_reminder_steps.toSorted((one, other) => one - other);
  return days
    .flatMap((dueOn) => steps.map((step) => ({ dueOn, step, dueAt: momentOf({ dueOn, step }, settings) })))
    .filter(({ dueOn, step, dueAt }) => {
      const isTooLate = step <= 0 && shopDayAt(dueAt, settings.time_zone) > dueOn;
      return dueAt > now && !isTooLate;
    });
}

function momentOf({ dueOn, step }: DueStep, working: WorkingDays): Date {
  return nextMailMoment(new Date(startOfShopDay(daysAfter(dueOn, step), working.time_zone)), working);
}

/**
 * Of the steps that wait to be sent those that are: the latest of each day, however long the shop was off. What was to be said
 * before the day is not said after it.
 */
export function stepsToTell<Waiting extends DueStep>(
  waiting: readonly Waiting[],
  today: string,
): { readonly told: readonly Waiting[]; readonly overtaken: readonly Waiting[] } {
  const isOvertaken = ({ dueOn, step }: Waiting) =>
    (step <= 0 && today > dueOn) || waiting.some((other) => other.dueOn === dueOn && other.step > step);
  return { told: waiting.filter((each) => !isOvertaken(each)), overtaken: waiting.filter(isOvertaken) };
}

/** How what is owed stands at the moment of sending. */
export interface DueReminderFacts {
  readonly isDeleted: boolean;
  /** Whether something of that day is open. */
  readonly isOpen: boolean;
  readonly isOnHold: boolean;
  /** The client said that all of it is on its way. */
  readonly isUnderWay: boolean;
  /** The client has written what staff has neither read nor answered. */
  readonly waitsForAnswer: boolean;
  readonly isPaused: boolean;
  /** Reminders are on, and this is one of their steps. */
  readonly areOn: boolean;
  readonly wasRefused: boolean;
}

/** Why the client is not reminded of what is due after all; undefined when he is (L5.2). */
export function reasonNotToAsk(facts: DueReminderFacts): ReminderReason | undefined {
  if (facts.isDeleted) return "deleted";
  if (!facts.isOpen) return "paid";
  if (facts.isOnHold) return "on_hold";
  if (facts.isUnderWay) return "under_way";
  if (facts.waitsForAnswer) return "answered";
  if (facts.isPaused) return "paused";
  if (!facts.areOn) return "switched_off";
  return facts.wasRefused ? "mail_refused" : undefined;
}
