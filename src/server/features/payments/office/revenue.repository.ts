import { sql } from "kysely";
import { chargedPaymentStatuses } from "#domain/payments/payment-status.ts";
import type { Db } from "#server/platform/database/db.ts";

/** What came in in each hour (`YYYY-MM-DDThh`, UTC) since a moment, less what went back since, in cents. */
export async function sumRevenueByHour(
  db: Db,
  since: string,
): Promise<{ hour: string; cents: number; payments: number }[]> {
  const hour = sql<string>`substr(settled_at, 1, 13)`;
  const rows = await db
    .selectFrom("payments")
    .select((eb) => [
      hour.as("hour"),
      eb.fn.sum<number>(sql`amount_cents - refunded_cents - lost_cents`).as("cents"),
      eb.fn.countAll<number>().as("payments"),
    ])
    // Put together anew, so that the index is the one of the moment and not of the status.
    .where(sql<string>`(status || '')`, "in", chargedPaymentStatuses)
    .where("settled_at", ">=", since)
    .groupBy(hour)
    .execute();
  return rows.map((row) => ({ hour: row.hour, cents: Number(row.cents), payments: Number(row.payments) }));
}
