import { days } from "#domain/time/durations.ts";
import type { Services } from "#server/services.ts";
import { dayOf } from "./day-of.ts";
import { readVisitDays } from "./visits.repository.ts";

export interface ViewsOfDay {
  readonly day: string;
  readonly views: number;
}

/** Visits of each of the last days, today included and newest last; a day without visits is a zero (P34). */
export async function staffReadViewsByDay(
  { db, clock }: Pick<Services, "db" | "clock">,
  count: number,
): Promise<ViewsOfDay[]> {
  const today = clock().getTime();
  const wanted = Array.from({ length: count }, (_, index) =>
    dayOf(new Date(today - days(count - 1 - index))),
  );
  const counted = new Map((await readVisitDays(db, wanted[0] ?? "")).map(({ day, views }) => [day, views]));
  return wanted.map((day) => ({ day, views: counted.get(day) ?? 0 }));
}
