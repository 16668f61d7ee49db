import { dayIsClosed, isClosedDay, type LockedUntil } from "../books/closed-books.ts";
import { daysAfter } from "../time/days.ts";
import type { Message } from "../words.ts";

/** What has happened on a day that staff types (SPEC-4.41). */
export type TypedDayOf = "transfer" | "answer" | "approval" | "shipment" | "signature";

/** A transfer may have come before its quote was written down, but not longer before. */
const transferLead = 60;

const afterToday: Message = /*i18n*/ {
  id: "day.afterToday",
  message: "This has happened already: please give a day that is not after today.",
};
const tooEarly = {
  transfer: /*i18n*/ {
    id: "day.early.transfer",
    message: "A transfer comes at most 60 days before its quote was written down.",
  },
  answer: /*i18n*/ { id: "day.early.answer", message: "An answer is not before the day its offer was sent." },
  approval: /*i18n*/ {
    id: "day.early.approval",
    message: "An answer is not before the day its proof was sent.",
  },
  shipment: /*i18n*/ {
    id: "day.early.shipment",
    message: "A shipment is not before the day its order was accepted.",
  },
} as const satisfies Partial<Record<TypedDayOf, Message>>;

interface Frame {
  /** Today where the shop is. */
  readonly today: string;
  /** The day on which the offer or the proof was sent, the order accepted, the quote written down. */
  readonly since?: string | undefined;
}

/** The first and the last day that can be typed, for the field and its rule alike. */
export function typedDayBounds(of: TypedDayOf, { today, since }: Frame) {
  const min = since !== undefined && of === "transfer" ? daysAfter(since, -transferLead) : since;
  return { min, max: today };
}

interface OpenFrame extends Frame {
  /** A program that does not know it leaves it out: the call refuses the day. */
  readonly lockedUntil?: LockedUntil;
}

/**
 * Why a day cannot be that of something which has happened. A certificate may have been signed on a closed day: nothing is
 * booked on it.
 */
export function typedDayRule(
  of: TypedDayOf,
  day: string,
  { lockedUntil = null, ...frame }: OpenFrame,
): Message | undefined {
  const { min, max } = typedDayBounds(of, frame);
  if (day > max) return afterToday;
  if (of === "signature") return undefined;
  if (min !== undefined && day < min) return tooEarly[of];
  return isClosedDay(day, lockedUntil) ? dayIsClosed : undefined;
}
