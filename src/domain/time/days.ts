import { days } from "./durations.ts";

/** So many calendar days after a day, both `YYYY-MM-DD`. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days(count)).toISOString().slice(0, 10);
}

/** The last day of the month of a day. */
export function monthEnd(day: string): string {
  const next = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return daysAfter(next.toISOString().slice(0, 10), -1);
}

/** How many days lie from one day to another; below zero where the other comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / days(1));
}
