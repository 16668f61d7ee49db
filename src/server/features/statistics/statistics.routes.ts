import { getStatistics, type Statistics } from "#contracts/statistics.ts";
import { lastShopDays } from "#domain/time/shop-day.ts";
import { hasRight, may } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import type { Services } from "#server/services.ts";

type Read<Part extends keyof Statistics> = (
  services: Services,
  days: readonly string[],
) => Promise<Pick<Statistics, Part>>;

/** What the features know of themselves, handed over where they are put together: none of them knows another. */
export interface StatisticsSources {
  readonly quotes: Read<"quotes_by_status" | "quotes" | "first_answers" | "agreed">;
  readonly revenue: Read<"revenue">;
  readonly visits: Read<"visits">;
}

const defaultDays = 30;

/** The charts of the dashboard. */
export function statisticsRoutes({
  routes,
  services,
  sources,
}: Mounting & { sources: StatisticsSources }): void {
  routes.add(getStatistics, may("statistics.read"), async ({ actor, query, reply }) => {
    const days = lastShopDays(services.clock(), query.days ?? defaultDays, services.shop.facts().timeZone);
    reply.header("cache-control", "no-store");
    const { agreed, ...quotes } = await sources.quotes(services, days);
    return {
      ...quotes,
      ...(hasRight(actor, "prices.read") && { agreed }),
      ...(await sources.revenue(services, days)),
      ...(await sources.visits(services, days)),
    };
  });
}
