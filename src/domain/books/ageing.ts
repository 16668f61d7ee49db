import { daysBetween } from "../time/days.ts";

/** How long what is owed has been due, the youngest first. */
export const ageingBuckets = ["not_due", "days_1_30", "days_31_60", "days_61_90", "days_over_90"] as const;
export type AgeingBucket = (typeof ageingBuckets)[number];

/** By whom what is owed is told: by the company where there is one, or by each client. */
export const ageingGroups = ["company", "client"] as const;
export type AgeingGroup = (typeof ageingGroups)[number];

/** What is owed alone: what invoices ask for, or what is agreed and not invoiced yet. */
export const ageingParts = ["invoiced", "agreed"] as const;
export type AgeingPart = (typeof ageingParts)[number];

/** Where something that is due on a day stands on another; without a day it is not due yet. */
export function ageingBucket(dueOn: string | null, on: string): AgeingBucket {
  const late = dueOn === null ? 0 : daysBetween(dueOn, on);
  if (late <= 0) return "not_due";
  if (late <= 30) return "days_1_30";
  if (late <= 60) return "days_31_60";
  return late <= 90 ? "days_61_90" : "days_over_90";
}
