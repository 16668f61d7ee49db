import type { TaxProfileAnswer } from "#contracts/tax-profiles.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { systemReplaceDefaultTaxProfile } from "../settings/system-replace-default-tax-profile.ts";
import { changeTaxProfile } from "./change-tax-profile.ts";
import { requireTaxProfile } from "./require-tax-profile.ts";
import { showTaxProfile } from "./show-tax-profile.ts";

interface Input {
  readonly profileId: number;
  readonly expectedVersion: number | undefined;
  readonly isRetired: boolean;
}

/** Offers a profile no more, or again; what was offered with it stays. @throws not_found; conflict with the fresh row */
export async function staffRetireTaxProfile(
  services: Services,
  actor: Staff,
  { profileId, expectedVersion, isRetired }: Input,
): Promise<TaxProfileAnswer> {
  const at = services.clock();
  return await services.db.transaction().execute(async (transaction) => {
    const before = await requireTaxProfile(transaction, profileId, expectedVersion);
    if ((before.retired_at !== null) === isRetired) return showTaxProfile(before);
    const change = { retired_at: isRetired ? at.toISOString() : null };
    const verb = isRetired ? "retire" : "restore";
    const after = await changeTaxProfile(transaction, actor, { before, change, verb, at });
    if (isRetired)
      await systemReplaceDefaultTaxProfile(transaction, services, actor, { from: profileId, to: null, at });
    return showTaxProfile(after);
  });
}
