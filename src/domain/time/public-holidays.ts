import { daysAfter } from "./days.ts";

/** Whose public holidays the shop knows by rule. */
export const holidayCountries = ["US", "FR"] as const;
export type HolidayCountry = (typeof holidayCountries)[number];

/** The days (`YYYY-MM-DD`) of a year on which a country does not work, the first first. */
export function publicHolidays(country: HolidayCountry, year: number): string[] {
  return (country === "US" ? federal(year) : french(year)).toSorted();
}

/** 5 U.S.C. 6103: a fixed day that is a Saturday is kept on the Friday before, a Sunday on the Monday after. */
function federal(year: number): string[] {
  // The first day of the next year may be kept in this one.
  const fixed = [
    ...["01-01", "06-19", "07-04", "11-11", "12-25"].map((day) => `${year}-${day}`),
    `${year + 1}-01-01`,
  ];
  return [
    ...fixed.map(observed).filter((day) => day.startsWith(`${year}-`)),
    nthMonday(year, 1, 3),
    nthMonday(year, 2, 3),
    daysAfter(`${year}-05-31`, -weekdayAfterMonday(`${year}-05-31`)),
    nthMonday(year, 9, 1),
    nthMonday(year, 10, 2),
    // The fourth Thursday.
    nth(`${year}-11-01`, 4, 4),
  ];
}

/** Code du travail, L3133-1. */
function french(year: number): string[] {
  const easter = easterSunday(year);
  return [
    ...["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"].map(
      (day) => `${year}-${day}`,
    ),
    ...[1, 39, 50].map((count) => daysAfter(easter, count)),
  ];
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function observed(day: string): string {
  const weekday = weekdayOf(day);
  if (weekday === 6) return daysAfter(day, -1);
  return weekday === 0 ? daysAfter(day, 1) : day;
}

/** How many days after a Monday. */
function weekdayAfterMonday(day: string): number {
  return (weekdayOf(day) + 6) % 7;
}

function nthMonday(year: number, month: number, count: number): string {
  return nth(`${year}-${String(month).padStart(2, "0")}-01`, 1, count);
}

/** The nth day of a week in the month that begins on a day. */
function nth(first: string, weekday: number, count: number): string {
  return daysAfter(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1));
}

/** By the Gregorian calendar, as Meeus, Jones and Butcher have it. */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const [month, day] = [Math.floor(f / 31), (f % 31) + 1];
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
