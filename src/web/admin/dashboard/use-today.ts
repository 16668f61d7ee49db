import { getToday } from "#contracts/today.ts";
import { waits } from "#domain/time/waits.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/**
 * What waits for staff; asked again every 60 s. The menu counts the same.
 * @param options.isAskedAgain false where what the menu knows will do: in a large shop this answer takes longer than a page
 */
export function useToday({ isAskedAgain = true } = {}) {
  return useStaffQuery({
    queryKey: ["today"],
    refetchInterval: waits.dashboardRefresh,
    refetchOnMount: isAskedAgain,
    read: (ask) => ask(getToday, {}),
  });
}
