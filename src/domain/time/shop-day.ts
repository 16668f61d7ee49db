import { days, hours, minutes } from "./durations.ts";

/** The zone of a shop that has set none (SPEC-2.41). Where the shop is, staff reads times and counts days. */
export const usualTimeZone = "America/Denver";

const ways = {
  day: ["en-CA", {}],
  hour: ["en-GB", { hour: "numeric", hourCycle: "h23" }],
  offset: ["en-US", { timeZoneName: "longOffset" }],
} as const satisfies Record<string, readonly [string, Intl.DateTimeFormatOptions]>;

/** What writes a moment, by way and zone: a shop has one zone, and making it takes fifty times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(way: keyof typeof ways, timeZone: string): Intl.DateTimeFormat {
  const name = `${way} ${timeZone}`;
  const known = formatters.get(name);
  if (known) return known;
  const [locale, parts] = ways[way];
  const made = new Intl.DateTimeFormat(locale, { ...parts, timeZone });
  formatters.set(name, made);
  return made;
}

/** The day (`YYYY-MM-DD`) that it is in a zone. */
export function shopDayAt(moment: Date, timeZone: string): string {
  return formatterOf("day", timeZone).format(moment);
}

/** The hour (0 to 23) that it is in a zone. */
export function shopHourAt(moment: Date, timeZone: string): number {
  return Number(formatterOf("hour", timeZone).format(moment));
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
  const offsetAt = offsetsOf(timeZone);
  const starts = days.map((day) => startOf(midnight(day), offsetAt).slice(0, "YYYY-MM-DDThh".length));
  return (moment) => days[starts.findLastIndex((start) => start <= moment)];
}

/** The moment at which a day (`YYYY-MM-DD`) begins in a zone, as ISO 8601 UTC. */
export function startOfShopDay(day: string, timeZone: string): string {
  return startOf(midnight(day), offsetsOf(timeZone));
}

/** The moment at which the day after begins: what is earlier still belongs to the day. */
export function endOfShopDay(day: string, timeZone: string): string {
  return startOf(midnight(day) + days(1), offsetsOf(timeZone));
}

/** A zone by its name, whose days begin at whole hours: figures are summed by the hour. */
export function isTimeZone(timeZone: string): boolean {
  if (!/^[A-Za-z_]+(?:\/[A-Za-z_+-]+){0,2}$/.test(timeZone)) return false;
  try {
    const offsetAt = offsetsOf(timeZone);
    // In winter and in summer, of a year of this shop: many zones have changed since 1970.
    return ["2026-01-01", "2026-07-01"].every((day) => offsetAt(midnight(day)) % hours(1) === 0);
  } catch {
    return false;
  }
}

function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** By how much a zone is ahead of UTC at a moment, both in milliseconds. */
type OffsetAt = (moment: number) => number;

function startOf(utcMidnight: number, offsetAt: OffsetAt): string {
  // The offset at about that moment, then the one that holds there: clocks may change in between.
  const about = utcMidnight - offsetAt(utcMidnight);
  const start = utcMidnight - offsetAt(about);
  // Where clocks are put forward at midnight the day has none: it begins with the change, which is the later of the two.
  const hasMidnight = offsetAt(start) === offsetAt(about);
  return new Date(hasMidnight ? start : Math.max(about, start)).toISOString();
}

function offsetsOf(timeZone: string): OffsetAt {
  const zoned = formatterOf("offset", timeZone);
  return (moment) => {
    const name = zoned.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign, hour = "0", minute = "0"] = /GMT([+-])(\d{2}):?(\d{2})?/.exec(name) ?? [];
    const size = hours(Number(hour)) + minutes(Number(minute));
    return sign === "-" ? -size : size;
  };
}
