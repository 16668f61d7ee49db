import { daysAfter } from "../time/days.ts";
import type { Message } from "../words.ts";

/** From the first to the last day, both `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const noDay: Message = /*i18n*/ { id: "export.noDay", message: "Please choose a day." };
const wrongRange: Message = /*i18n*/ {
  id: "export.range",
  message: "The last day is before the first. Please choose the days the other way round.",
};

/** What is wrong with the days of an export, by field. */
export function checkRange({ from, to }: DayRange): Partial<Record<keyof DayRange, Message>> {
  if (from === "") return { from: noDay };
  if (to === "") return { to: noDay };
  return to < from ? { to: wrongRange } : {};
}

/** The month before the one of a day: what is usually handed to the books. */
export function monthBefore(day: string): DayRange {
  const to = daysAfter(`${day.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}
