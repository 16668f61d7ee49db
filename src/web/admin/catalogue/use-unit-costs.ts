import { listUnitCosts } from "#contracts/catalogue/unit-costs.ts";
import { useMay } from "../allowed.tsx";
import { useStaffQuery } from "../use-staff-query.ts";

/** What the bags cost the shop, for whom prices are meant; sizes of which nothing is known are missing. */
export function useUnitCosts() {
  const may = useMay();
  return useStaffQuery({
    enabled: may("prices.read"),
    queryKey: ["sizes", "costs"],
    read: async (ask) => (await ask(listUnitCosts, {})).unit_costs,
  });
}
