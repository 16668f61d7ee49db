import type { TaxProfileAnswer, TaxProfileBody } from "#contracts/tax-profiles.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { changeTaxProfile } from "./change-tax-profile.ts";
import { requireTaxProfile } from "./require-tax-profile.ts";
import { showTaxProfile } from "./show-tax-profile.ts";
import { readTaxProfileBody } from "./tax-profile-body.ts";

interface Input {
  readonly profileId: number;
  readonly expectedVersion: number | undefined;
  readonly body: TaxProfileBody;
}

/** Changes a profile. @throws not_found; invalid; conflict with the fresh row when it was changed since */
export async function staffUpdateTaxProfile(
  { db, clock }: Services,
  actor: Staff,
  { profileId, expectedVersion, body }: Input,
): Promise<TaxProfileAnswer> {
  return await db.transaction().execute(async (transaction) => {
    const before = await requireTaxProfile(transaction, profileId, expectedVersion);
    const change = readTaxProfileBody(body);
    return showTaxProfile(
      await changeTaxProfile(transaction, actor, { before, change, verb: "update", at: clock() }),
    );
  });
}
