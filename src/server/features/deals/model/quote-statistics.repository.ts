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

/** What the orders of each hour (`YYYY-MM-DDThh`, UTC) since a moment came to and cost, without those that were cancelled. */
export async function sumAgreedByHour(db: Db, since: string) {
  const hour = sql<string>`substr(created_at, 1, 13)`;
  const rows = await db
    .selectFrom("orders")
    .select((eb) => [
      hour.as("hour"),
      eb.fn.countAll<number>().as("orders"),
      eb.fn.sum<number>("net_cents").as("net_cents"),
      eb.fn.sum<number>("costed_cents").as("costed_cents"),
      eb.fn.sum<number>("cost_cents").as("cost_cents"),
    ])
    .where("deleted_at", "is", null)
    .where("cancelled_at", "is", null)
    .where("created_at", ">=", since)
    .groupBy(hour)
    .execute();
  return rows.map(({ hour: at, ...sums }) => ({
    ...{ hour: at, orders: Number(sums.orders), net_cents: Number(sums.net_cents) },
    ...{ costed_cents: Number(sums.costed_cents), cost_cents: Number(sums.cost_cents) },
  }));
}
