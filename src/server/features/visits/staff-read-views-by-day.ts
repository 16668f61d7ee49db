import type { Services } from "#server/services.ts";
import { readVisitDays } from "./visits.repository.ts";

export interface ViewsOfDay {
  readonly day: string;
  readonly views: number;
}

/** Visits of each of these days of the shop; a day without visits is a zero. */
export async function staffReadViewsByDay(
  { db }: Pick<Services, "db">,
  days: readonly string[],
): Promise<ViewsOfDay[]> {
  const counted = new Map((await readVisitDays(db, days[0] ?? "")).map(({ day, views }) => [day, views]));
  return days.map((day) => ({ day, views: counted.get(day) ?? 0 }));
}
