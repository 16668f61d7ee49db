import { getToday } from "#contracts/today.ts";
import { waits } from "#domain/time/waits.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** What waits for staff; asked again every 60 s. The menu counts the same. */
export function useToday() {
  return useStaffQuery({
    queryKey: ["today"],
    refetchInterval: waits.dashboardRefresh,
    read: (ask) => ask(getToday, {}),
  });
}
