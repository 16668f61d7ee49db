import { hours } from "../time/durations.ts";
import { shopDayAt, shopTimeZone, startOfShopDay } from "../time/shop-day.ts";

const opens = 9;
const closes = 17;

/**
 * When a reminder that is due leaves: at once between 9:00 and 17:00 of a working day where the shop is, otherwise at
 * 9:00 of the next one (L5.3).
 */
export function nextMailMoment(due: Date): Date {
  const day = shopDayAt(due);
  if (isWorkingDay(day)) {
    if (due >= at(day, opens) && due < at(day, closes)) return due;
    if (due < at(day, opens)) return at(day, opens);
  }
  return at(nextWorkingDay(day), opens);
}

/** A day and an hour where the shop is: by the day's own midnight, unless its clocks change before the hour. */
function at(day: string, hour: number): Date {
  const moment = new Date(Date.parse(startOfShopDay(day)) + hours(hour));
  const shown = hourAt(moment);
  return new Date(moment.getTime() + hours(hour - shown));
}

const hourFormat = new Intl.DateTimeFormat("en-GB", {
  timeZone: shopTimeZone,
  hour: "numeric",
  hourCycle: "h23",
});

function hourAt(moment: Date): number {
  return Number(hourFormat.format(moment));
}

function nextWorkingDay(day: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + hours(24)).toISOString().slice(0, 10);
  return isWorkingDay(next) ? next : nextWorkingDay(next);
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
