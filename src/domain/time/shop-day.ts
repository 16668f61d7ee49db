import { days, hours, minutes } from "./durations.ts";

/** The zone of a shop that has set none (SPEC-2.41). Where the shop is, staff reads times and counts days. */
export const usualTimeZone = "America/Denver";

/** The day (`YYYY-MM-DD`) that it is in a zone. */
export function shopDayAt(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(moment);
}

/** The last days in a zone, up to the one of the moment, the oldest first. */
export function lastShopDays(now: Date, count: number, timeZone: string): string[] {
  const today = midnight(shopDayAt(now, timeZone));
  return Array.from({ length: count }, (_, index) =>
    new Date(today - days(count - 1 - index)).toISOString().slice(0, 10),
  );
}

/**
 * Tells on which of some days in a zone, the oldest first and none left out, a moment fell: ISO 8601 UTC, at least
 * `YYYY-MM-DDThh`, for a shop's zone is whole hours apart. Undefined before the first of them.
 */
export function dayFinder(days: readonly string[], timeZone: string): (moment: string) => string | undefined {
  const starts = days.map((day) => startOfShopDay(day, timeZone).slice(0, "YYYY-MM-DDThh".length));
  return (moment) => days[starts.findLastIndex((start) => start <= moment)];
}

/** The moment at which a day (`YYYY-MM-DD`) begins in a zone, as ISO 8601 UTC. */
export function startOfShopDay(day: string, timeZone: string): string {
  return startOf(midnight(day), timeZone);
}

/** The moment at which the day after begins: what is earlier still belongs to the day. */
export function endOfShopDay(day: string, timeZone: string): string {
  return startOf(midnight(day) + days(1), timeZone);
}

/** A zone by its name, whose days begin at whole hours: figures are summed by the hour. */
export function isTimeZone(timeZone: string): boolean {
  if (!/^[A-Za-z_]+(?:\/[A-Za-z_+-]+){0,2}$/.test(timeZone)) return false;
  try {
    // Half a year apart: in summer and in winter.
    return [0, 183].every((day) => offsetAt(new Date(days(day)), timeZone) % hours(1) === 0);
  } catch {
    return false;
  }
}

function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function startOf(utcMidnight: number, timeZone: string): string {
  // The offset at about that moment, then the one that holds there: clocks may change in between.
  const about = utcMidnight - offsetAt(new Date(utcMidnight), timeZone);
  return new Date(utcMidnight - offsetAt(new Date(about), timeZone)).toISOString();
}

function offsetAt(moment: Date, timeZone: string): number {
  const zoned = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  const name = zoned.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hour = "0", minute = "0"] = /GMT([+-])(\d{2}):?(\d{2})?/.exec(name) ?? [];
  const size = hours(Number(hour)) + minutes(Number(minute));
  return sign === "-" ? -size : size;
}
