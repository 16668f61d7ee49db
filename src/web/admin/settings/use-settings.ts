import { getSettings, listSettingsHistory } from "#contracts/settings.ts";
import { listTaxProfiles } from "#contracts/tax-profiles.ts";
import { useMay } from "../allowed.tsx";
import { useStaffQuery } from "../use-staff-query.ts";

const mostShown = 25;

/** The settings of the shop, with the version that a change names; never asked for by a role that may not read them. */
export function useSettings() {
  const may = useMay();
  return useStaffQuery({
    queryKey: ["settings"],
    enabled: may("settings.read"),
    read: (ask) => ask(getSettings, {}),
  });
}

/** Who changed which setting, the newest first. */
export function useSettingsHistory() {
  return useStaffQuery({
    queryKey: ["settings-history"],
    read: (ask) => ask(listSettingsHistory, { query: { page: 1, per_page: mostShown } }),
  });
}

/** The tax profiles of the shop, the retired ones last. */
export function useTaxProfiles() {
  return useStaffQuery({
    queryKey: ["tax-profiles"],
    read: async (ask) => (await ask(listTaxProfiles, {})).tax_profiles,
  });
}
