import { sql } from "kysely";
import type { Statistics } from "#contracts/statistics.ts";
import { chargedPaymentStatuses } from "#domain/payments/payment-status.ts";
import { dayFinder, startOfShopDay } from "#domain/time/shop-day.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";

/** What came in on each of these days of the shop; a day without payments is a zero. */
export async function staffReadRevenue(
  { db, shop }: Pick<Services, "db" | "shop">,
  days: readonly string[],
): Promise<Statistics["revenue"]> {
  const { timeZone } = shop.facts();
  const hours = await sumRevenueByHour(db, startOfShopDay(days[0] ?? "", timeZone));
  const byDay = new Map(days.map((day) => [day, { day, cents: 0, payments: 0 }]));
  const dayOf = dayFinder(days, timeZone);
  for (const { hour, cents, payments } of hours) {
    const ofDay = byDay.get(dayOf(hour) ?? "");
    if (!ofDay) continue;
    ofDay.cents += cents;
    ofDay.payments += payments;
  }
  return [...byDay.values()];
}

/** What came in in each hour (`YYYY-MM-DDThh`, UTC) since a moment, less what went back since, in cents. */
async function sumRevenueByHour(
  db: Db,
  since: string,
): Promise<{ hour: string; cents: number; payments: number }[]> {
  const hour = sql<string>`substr(settled_at, 1, 13)`;
  const rows = await db
    .selectFrom("payments")
    .select((eb) => [
      hour.as("hour"),
      // Each summed for itself: on PostgreSQL the difference of two columns may be no number of theirs, a sum is wider.
      sql<number>`sum(amount_cents) - sum(refunded_cents) - sum(lost_cents)`.as("cents"),
      eb.fn.countAll<number>().as("payments"),
    ])
    // Put together anew, so that the index is the one of the moment and not of the status.
    .where(sql<string>`(status || '')`, "in", chargedPaymentStatuses)
    .where("settled_at", ">=", since)
    .groupBy(hour)
    .execute();
  return rows.map((row) => ({ hour: row.hour, cents: Number(row.cents), payments: Number(row.payments) }));
}
