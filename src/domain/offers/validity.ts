import { days } from "../time/durations.ts";
import { endOfShopDay, shopDayAt } from "../time/shop-day.ts";

/** For how many days an offer holds where staff says nothing else (L4.2). */
export const usualValidDays = 30;

/** The last day (`YYYY-MM-DD`, where the shop is) of an offer that is sent now and holds for so many days. */
export function lastValidDay(sentAt: Date, timeZone: string, validDays = usualValidDays): string {
  const sentOn = Date.parse(`${shopDayAt(sentAt, timeZone)}T00:00:00Z`);
  return new Date(sentOn + days(validDays)).toISOString().slice(0, 10);
}

/**
 * Whether an offer no longer holds: from the end of its last day on, where the shop is (L4.1). It is asked on every read,
 * so that no job can be late (L4.3). An offer without a last day holds until it is withdrawn.
 */
export function isExpired(validUntil: string | null, now: Date, timeZone: string): boolean {
  return validUntil !== null && now.toISOString() >= endOfShopDay(validUntil, timeZone);
}

/** The days that are left after today: an offer that holds for 30 days has 30 on its first, and none on its last. */
export function daysLeft(validUntil: string, now: Date, timeZone: string): number {
  const [today, last] = [shopDayAt(now, timeZone), validUntil].map((day) => Date.parse(`${day}T00:00:00Z`));
  if (today === undefined || last === undefined) return 0;
  return Math.max(0, Math.round((last - today) / days(1)));
}
