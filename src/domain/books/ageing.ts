import { daysBetween } from "../time/days.ts";

/** How long what is owed has been due, the youngest first. */
export const ageingBuckets = ["not_due", "days_1_30", "days_31_60", "days_61_90", "days_over_90"] as const;
export type AgeingBucket = (typeof ageingBuckets)[number];

/** Where something that is due on a day stands on another; without a day it is not due yet. */
export function ageingBucket(dueOn: string | null, on: string): AgeingBucket {
  const late = dueOn === null ? 0 : daysBetween(dueOn, on);
  if (late <= 0) return "not_due";
  if (late <= 30) return "days_1_30";
  if (late <= 60) return "days_31_60";
  return late <= 90 ? "days_61_90" : "days_over_90";
}
