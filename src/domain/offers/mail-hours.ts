import { hours } from "../time/durations.ts";
import { shopDayAt, shopHourAt, startOfShopDay } from "../time/shop-day.ts";
import { isWorkingDay, nextWorkingDay } from "../time/working-days.ts";

const opens = 9;
const closes = 17;

/** Where the shop is, and on which days (`YYYY-MM-DD`) it does not work beside Saturdays and Sundays. */
export interface WorkingDays {
  readonly time_zone: string;
  readonly holidays: readonly string[];
}

/**
 * When a reminder that is due leaves: at once between 9:00 and 17:00 of a working day where the shop is, otherwise at
 * 9:00 of the next one (L5.3).
 */
export function nextMailMoment(due: Date, working: WorkingDays): Date {
  const { time_zone: zone, holidays } = working;
  const day = shopDayAt(due, zone);
  if (isWorkingDay(day, holidays)) {
    if (due >= at(day, opens, zone) && due < at(day, closes, zone)) return due;
    if (due < at(day, opens, zone)) return at(day, opens, zone);
  }
  return at(nextWorkingDay(day, holidays), opens, zone);
}

/** A day and an hour where the shop is: by the day's own midnight, unless its clocks change before the hour. */
function at(day: string, hour: number, timeZone: string): Date {
  const moment = new Date(Date.parse(startOfShopDay(day, timeZone)) + hours(hour));
  const shown = shopHourAt(moment, timeZone);
  return new Date(moment.getTime() + hours(hour - shown));
}
