import { healthz } from "#contracts/health.ts";
import { getStatistics } from "#contracts/statistics.ts";
import { getViews } from "#contracts/visits.ts";
import { type Period, splitPeriod } from "#domain/statistics/periods.ts";
import { waits } from "#domain/time/waits.ts";
import { listUsers } from "../../api/reads/users.ts";
import { useMay } from "../allowed.tsx";
import { useStaffQuery } from "../use-staff-query.ts";

const refetchInterval = waits.dashboardRefresh;

/** How often the shop was visited; asked again every 60 s. */
export function useViews() {
  return useStaffQuery({
    queryKey: ["views"],
    refetchInterval,
    read: async (ask) => (await ask(getViews, {})).views,
  });
}

export interface UserCounts {
  readonly total: number;
  readonly admins: number;
  readonly standard: number;
}

/** How many users there are, and of which kind; owners alone are told. */
export function useUserCounts() {
  const may = useMay();
  return useStaffQuery({
    enabled: may("shop.manage"),
    queryKey: ["users", "counts"],
    read: async (ask): Promise<UserCounts> => {
      const query = { page: 1, per_page: 1 };
      const calling = { timeoutMilliseconds: waits.usersTimeout };
      const { counts, users } = await ask(listUsers, { query }, calling);
      if (counts) return counts;
      // The whole list without counts.
      const admins = users.filter(({ isAdmin }) => isAdmin).length;
      return { total: users.length, admins, standard: users.length - admins };
    },
  });
}

/** How the shop itself is (SPEC-1.19); the badge of the side menu asks the same. */
export function useHealth() {
  return useStaffQuery({
    queryKey: ["health"],
    refetchInterval,
    read: (ask) => ask(healthz, {}),
  });
}

/** The figures of the last days, and of as many days before them. */
export function useStatistics(period: Period) {
  return useStaffQuery({
    queryKey: ["statistics", period],
    refetchInterval,
    read: async (ask) => {
      const { quotes, first_answers, revenue, visits, agreed } = await ask(getStatistics, {
        query: { days: 2 * period },
      });
      const { by_day: answers, promised_hours: promisedHours } = first_answers;
      return { ...splitPeriod({ quotes, answers, revenue, visits, agreed }, period), promisedHours };
    },
  });
}
