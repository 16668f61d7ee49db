import type { Statistics } from "#contracts/statistics.ts";
import type { Services } from "#server/services.ts";
import { sumRevenueByDay } from "./revenue.repository.ts";

/** What came in on each of these days; a day without payments is a zero (P34). */
export async function staffReadRevenue(
  { db }: Pick<Services, "db">,
  days: readonly string[],
): Promise<Statistics["revenue"]> {
  const counted = new Map((await sumRevenueByDay(db, days[0] ?? "")).map((row) => [row.day, row]));
  return days.map((day) => counted.get(day) ?? { day, cents: 0, payments: 0 });
}
