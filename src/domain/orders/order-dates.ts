import { shopDayAt } from "../time/shop-day.ts";
import { workingDaysBetween, workingDaysFrom } from "../time/working-days.ts";

/** Working days from the last gate to the day on which an order leaves, and on its way, in a shop that has set none. */
export const usualLeadDays = 15;
export const usualTransitDays = 5;

/** How many working days before the last one to approve the client is warned. */
const warnedDays = 3;

/** What days are counted by: the shop's calendar, and how long it takes. */
export interface Calendar {
  readonly time_zone: string;
  readonly holidays: readonly string[];
  readonly lead_days: number;
  readonly transit_days: number;
}

/** What of an order decides its days. */
export interface DatedOrder {
  /** Of its own, where it has one. */
  readonly lead_days: number | null;
  readonly in_hands_on: string | null;
  readonly promised_on: string | null;
  readonly promised_before: string | null;
}

/** The days of an order (L17.3). */
export interface OrderDates {
  readonly leadDays: number;
  readonly transitDays: number;
  /** The day on which it leaves: as promised, or as it follows from the last gate. Null while a gate is open. */
  readonly promisedOn: string | null;
  /** The day that was meant before, where the promise moved. */
  readonly promisedBefore: string | null;
  /** When it is with the client: the promise and the days on its way. */
  readonly arrivesOn: string | null;
  /** The last day to approve for the day on which the client needs it. */
  readonly approveBy: string | null;
}

/** Forward from the last gate, backward from the day in hands (L17.3). */
export function orderDates(
  order: DatedOrder,
  { lastGateAt, calendar }: { readonly lastGateAt: string | null; readonly calendar: Calendar },
): OrderDates {
  const { holidays, transit_days: transitDays } = calendar;
  const leadDays = order.lead_days ?? calendar.lead_days;
  const after = (day: string, count: number) => workingDaysFrom(day, count, holidays);
  const leaveBy = order.in_hands_on && after(order.in_hands_on, -transitDays);
  const followed = lastGateAt && after(shopDayAt(new Date(lastGateAt), calendar.time_zone), leadDays);
  const promisedOn = order.promised_on ?? followed;
  const isLater = promisedOn !== null && leaveBy !== null && promisedOn > leaveBy;
  return {
    ...{ leadDays, transitDays, promisedOn },
    promisedBefore: order.promised_before ?? (isLater ? leaveBy : null),
    arrivesOn: promisedOn && after(promisedOn, transitDays),
    approveBy: leaveBy && after(leaveBy, -leadDays),
  };
}

/**
 * Of the orders without a promise or days of their own, those alone may be late that are needed by the first of these
 * days, or whose last gate was met before the second.
 */
export function lateBounds(
  today: string,
  { holidays, lead_days, transit_days }: Calendar,
): { readonly inHandsBy: string; readonly lastGateBefore: string } {
  return {
    inHandsBy: workingDaysFrom(workingDaysFrom(today, lead_days, holidays), transit_days, holidays),
    lastGateBefore: workingDaysFrom(today, -lead_days, holidays),
  };
}

/** A promise after days on hold: later by the working days that were lost. */
export function promiseAfterHold(
  promisedOn: string,
  { heldAt, resumedAt, calendar }: { heldAt: string; resumedAt: Date; calendar: Calendar },
): string {
  const { time_zone: zone, holidays } = calendar;
  const from = shopDayAt(new Date(heldAt), zone);
  const lost = workingDaysBetween(from, shopDayAt(resumedAt, zone), holidays);
  return workingDaysFrom(promisedOn, lost, holidays);
}

export const approvalTimes = ["early", "soon", "late"] as const;
export type ApprovalTime = (typeof approvalTimes)[number];

/** How pressing an approval is: amber from three working days before the last one on, red after it (L17.3). */
export function approvalTime(approveBy: string, today: string, holidays: readonly string[]): ApprovalTime {
  if (today > approveBy) return "late";
  return today >= workingDaysFrom(approveBy, -warnedDays, holidays) ? "soon" : "early";
}
