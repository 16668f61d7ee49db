import { dueReasonRule } from "../payments/dues.ts";
import { daysAfter } from "../time/days.ts";
import type { Message } from "../words.ts";

/** What a closing of the books is set to: the last closed day, or null while none is. */
export type LockedUntil = string | null;

const notClosable: Message = /*i18n*/ {
  id: "books.notClosable",
  message: "Books are closed up to yesterday at the latest.",
};

/** Said at the field of a day that is typed. */
export const dayIsClosed: Message = /*i18n*/ {
  id: "books.dayIsClosed",
  message: "The books of this day are closed. The owner can open them again in the settings.",
};

export function isClosedDay(day: string, lockedUntil: LockedUntil): boolean {
  return lockedUntil !== null && day <= lockedUntil;
}

/** The day for which something counts that happens by itself: its own, or the first open one (SPEC-4.50). */
export function openDayFor(day: string, lockedUntil: LockedUntil): string {
  return lockedUntil !== null && isClosedDay(day, lockedUntil) ? daysAfter(lockedUntil, 1) : day;
}

interface Closing {
  readonly before: LockedUntil;
  readonly after: LockedUntil;
  /** Why closed days are opened again. */
  readonly reason: string | undefined;
  readonly today: string;
}

/** What is wrong with another last closed day, by field: it lies before today, and opening closed days has a reason. */
export function closingErrors({ before, after, reason, today }: Closing): Record<string, Message> {
  if (after === before) return {};
  const isTooLate = after !== null && after >= today;
  const isOpening = before !== null && (after === null || after < before);
  const noReason = isOpening ? dueReasonRule(reason ?? "") : undefined;
  return {
    ...(isTooLate && { books_locked_until: notClosable }),
    ...(noReason && { reason: noReason }),
  };
}
