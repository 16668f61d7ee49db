import type { Statistics } from "#contracts/statistics.ts";
import { dayFinder, startOfShopDay } from "#domain/time/shop-day.ts";
import type { Services } from "#server/services.ts";
import { sumRevenueByHour } from "./revenue.repository.ts";

/** What came in on each of these days of the shop; a day without payments is a zero (SPEC-2.34). */
export async function staffReadRevenue(
  { db }: Pick<Services, "db">,
  days: readonly string[],
): Promise<Statistics["revenue"]> {
  const hours = await sumRevenueByHour(db, startOfShopDay(days[0] ?? ""));
  const byDay = new Map(days.map((day) => [day, { day, cents: 0, payments: 0 }]));
  const dayOf = dayFinder(days);
  for (const { hour, cents, payments } of hours) {
    const ofDay = byDay.get(dayOf(hour) ?? "");
    if (!ofDay) continue;
    ofDay.cents += cents;
    ofDay.payments += payments;
  }
  return [...byDay.values()];
}
