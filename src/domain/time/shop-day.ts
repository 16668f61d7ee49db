import { days, hours, minutes } from "./durations.ts";

/** Where the shop is: the zone in which staff reads times and counts days (SPEC-2.41). */
export const shopTimeZone = "America/Denver";

const dayFormat = new Intl.DateTimeFormat("en-CA", { timeZone: shopTimeZone });
const zoned = new Intl.DateTimeFormat("en-US", { timeZone: shopTimeZone, timeZoneName: "longOffset" });

/** The day (`YYYY-MM-DD`) that it is where the shop is. */
export function shopDayAt(moment: Date): string {
  return dayFormat.format(moment);
}

/** The last days where the shop is, up to the one of the moment, the oldest first. */
export function lastShopDays(now: Date, count: number): string[] {
  const today = midnight(shopDayAt(now));
  return Array.from({ length: count }, (_, index) =>
    new Date(today - days(count - 1 - index)).toISOString().slice(0, 10),
  );
}

/**
 * Tells on which of some days where the shop is, the oldest first and none left out, a moment fell: ISO 8601 UTC, at least
 * `YYYY-MM-DDThh`, for Denver is whole hours behind. Undefined before the first of them.
 */
export function dayFinder(days: readonly string[]): (moment: string) => string | undefined {
  const starts = days.map((day) => startOfShopDay(day).slice(0, "YYYY-MM-DDThh".length));
  return (moment) => days[starts.findLastIndex((start) => start <= moment)];
}

/** The moment at which a day (`YYYY-MM-DD`) begins where the shop is, as ISO 8601 UTC. */
export function startOfShopDay(day: string): string {
  return startOf(midnight(day));
}

/** The moment at which the day after begins: what is earlier still belongs to the day. */
export function endOfShopDay(day: string): string {
  return startOf(midnight(day) + days(1));
}

function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function startOf(utcMidnight: number): string {
  // Denver is 6 or 7 hours behind; clocks change at 2 in the morning, so the offset shortly after midnight is the day's.
  const offset = offsetAt(new Date(utcMidnight + hours(7)));
  return new Date(utcMidnight - offset).toISOString();
}

function offsetAt(moment: Date): number {
  const name = zoned.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hour = "0", minute = "0"] = /GMT([+-])(\d{2}):?(\d{2})?/.exec(name) ?? [];
  const size = hours(Number(hour)) + minutes(Number(minute));
  return sign === "-" ? -size : size;
}
