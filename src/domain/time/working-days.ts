import { daysAfter } from "./days.ts";

/** Monday to Friday, but for the days (`YYYY-MM-DD`) on which the shop does not work. */
export function isWorkingDay(day: string, holidays: readonly string[]): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.includes(day);
}

export function nextWorkingDay(day: string, holidays: readonly string[]): string {
  return step(day, 1, holidays);
}

/** The working day so many working days after a day, or before it where the count is negative; 0 is the day itself. */
export function workingDaysFrom(day: string, count: number, holidays: readonly string[]): string {
  const direction = count < 0 ? -1 : 1;
  let found = day;
  for (let left = Math.abs(count); left > 0; left -= 1) found = step(found, direction, holidays);
  return found;
}

/** How many working days lie after one day, up to and on a later one. */
export function workingDaysBetween(from: string, to: string, holidays: readonly string[]): number {
  let count = 0;
  for (let day = daysAfter(from, 1); day <= to; day = daysAfter(day, 1))
    if (isWorkingDay(day, holidays)) count += 1;
  return count;
}

function step(day: string, direction: 1 | -1, holidays: readonly string[]): string {
  let next = daysAfter(day, direction);
  while (!isWorkingDay(next, holidays)) next = daysAfter(next, direction);
  return next;
}
