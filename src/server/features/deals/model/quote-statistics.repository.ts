import { sql } from "kysely";
import type { QuoteStatus } from "#domain/quotes/quote-status.ts";
import type { Db } from "#server/platform/database/db.ts";

/** How many live quotes were asked for in each hour (`YYYY-MM-DDThh`, UTC) since a moment, by the status they have now. */
export async function countQuotesByHour(
  db: Db,
  since: string,
): Promise<{ hour: string; status: QuoteStatus; count: number }[]> {
  const hour = sql<string>`substr(created_at, 1, 13)`;
  const rows = await db
    .selectFrom("quotes")
    .select((eb) => [hour.as("hour"), "status", eb.fn.countAll<number>().as("count")])
    .where("deleted_at", "is", null)
    .where("created_at", ">=", since)
    .groupBy([hour, "status"])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** When the requests since a moment came and were first answered: the latest ones, at most `most`. */
export async function readAnswerTimes(
  db: Db,
  since: string,
  most: number,
): Promise<{ askedAt: string; answeredAt: string }[]> {
  const rows = await db
    .selectFrom("quotes")
    .select(["created_at as askedAt", "answered_at as answeredAt"])
    .where("deleted_at", "is", null)
    .where("created_at", ">=", since)
    .where("answered_at", "is not", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.flatMap(({ askedAt, answeredAt }) => (answeredAt === null ? [] : [{ askedAt, answeredAt }]));
}
