import type { Statistics } from "#contracts/statistics.ts";
import { systemSumMoney } from "#server/features/ledger/read-day.ts";
import type { Services } from "#server/services.ts";
import { providerNames } from "../ledger/payments.table.ts";

/** What came in on each of these days of the shop, less what went back on it; a day without payments is a zero. */
export async function staffReadRevenue(
  { db }: Pick<Services, "db">,
  days: readonly string[],
): Promise<Statistics["revenue"]> {
  const [from = "", to = ""] = [days[0], days.at(-1)];
  const sums = await systemSumMoney(db, providerNames, { from, to });
  const byDay = new Map(sums.map((each) => [each.day, each]));
  return days.map((day) => byDay.get(day) ?? { day, cents: 0, payments: 0 });
}
