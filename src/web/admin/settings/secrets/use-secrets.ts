import { changeSecrets, getSecrets, type TypedSecrets } from "#contracts/shop-secrets.ts";
import { type SecretGroup, secretGroups } from "#domain/settings/shop-secrets.ts";
import type { ProofValues } from "../../accounts/proof-fields.tsx";
import { callAsStaff } from "../../call-as-staff.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { useStaffQuery } from "../../use-staff-query.ts";

/** Which keys and passwords are set. */
export function useSecrets() {
  return useStaffQuery({ queryKey: ["secrets"], read: (ask) => ask(getSecrets, {}) });
}

interface Change {
  readonly values: TypedSecrets;
  readonly proof: Partial<ProofValues>;
}

/** Keeps what was typed once its provider takes it; tells what the provider of the group said. */
export function useChangeSecrets(group: SecretGroup, onChanged: (said: string | undefined) => void) {
  return useStaffMutation({
    invalidates: ["secrets", "settings", "settings-history", "first-day"],
    mutationFn: ({ values, proof }: Change) => callAsStaff(changeSecrets, { body: { values, ...proof } }),
    onSuccess: ({ tested }) => onChanged(tested[group]),
  });
}

/** All of a group, forgotten. */
export function forgotten(group: SecretGroup): TypedSecrets {
  return Object.fromEntries(secretGroups[group].map((name) => [name, null]));
}
