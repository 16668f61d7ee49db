import { sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";

/** What came in on each day (UTC) since a day, less what was paid back of it since, in cents. */
export async function sumRevenueByDay(
  db: Db,
  since: string,
): Promise<{ day: string; cents: number; payments: number }[]> {
  const day = sql<string>`substr(settled_at, 1, 10)`;
  const rows = await db
    .selectFrom("payments")
    .select((eb) => [
      day.as("day"),
      eb.fn.sum<number>(sql`amount_cents - refunded_cents`).as("cents"),
      eb.fn.countAll<number>().as("payments"),
    ])
    // Put together anew, so that the index is the one of the moment and not of the status.
    .where(sql<string>`(status || '')`, "in", ["completed", "refunded"])
    .where("settled_at", ">=", since)
    .groupBy(day)
    .execute();
  return rows.map((row) => ({ day: row.day, cents: Number(row.cents), payments: Number(row.payments) }));
}
