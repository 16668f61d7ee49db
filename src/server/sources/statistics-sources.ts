import { staffReadQuoteStatistics } from "#server/features/deals/lists/staff-read-quote-statistics.ts";
import { staffReadRevenue } from "#server/features/payments/office/staff-read-revenue.ts";
import type { StatisticsSources } from "#server/features/statistics/statistics.routes.ts";
import { staffReadViewsByDay } from "#server/features/visits/staff-read-views-by-day.ts";

/** Where the dashboard's figures come from. */
export const statisticsSources: StatisticsSources = {
  quotes: staffReadQuoteStatistics,
  revenue: async (services, days) => ({ revenue: await staffReadRevenue(services, days) }),
  visits: async (services, days) => ({ visits: await staffReadViewsByDay(services, days) }),
};
