import { me } from "#contracts/accounts/accounts.ts";
import { readSecondFactor } from "#contracts/accounts/second-factor.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** The signed-in user's account as it stands now. */
export function useOwnAccount() {
  return useStaffQuery({ queryKey: ["me"], read: async (ask) => (await ask(me, {})).user });
}

/** Whether one's own account has a second factor. */
export function useSecondFactor() {
  return useStaffQuery({ queryKey: ["second-factor"], read: (ask) => ask(readSecondFactor, {}) });
}
