import type { Db } from "#server/platform/database/db.ts";
import type { VisitDayTable } from "./visits.table.ts";

/** Adds a visit to a day's counter atomically. */
export async function addVisit(db: Db, day: string): Promise<void> {
  await db
    .insertInto("visit_days")
    .values({ day, views: 1 })
    .onConflict((c) => c.column("day").doUpdateSet((eb) => ({ views: eb("visit_days.views", "+", 1) })))
    .execute();
}

export async function countVisits(db: Db): Promise<number> {
  const { views } = await db
    .selectFrom("visit_days")
    .select((eb) => eb.fn.sum<number | null>("views").as("views"))
    .executeTakeFirstOrThrow();
  return Number(views ?? 0);
}

/** The days with visits since a day, that day included, the oldest first. */
export async function readVisitDays(db: Db, since: string): Promise<VisitDayTable[]> {
  return await db.selectFrom("visit_days").selectAll().where("day", ">=", since).orderBy("day").execute();
}
