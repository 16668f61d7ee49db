import type { TaxProfileAnswer, TaxProfileBody } from "#contracts/tax-profiles.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { recordTaxProfile } from "./change-tax-profile.ts";
import { showTaxProfile } from "./show-tax-profile.ts";
import { readTaxProfileBody } from "./tax-profile-body.ts";
import { insertTaxProfile } from "./tax-profiles.repository.ts";

/** Adds a profile that offers may bear. */
export async function staffCreateTaxProfile(
  { db, clock }: Services,
  actor: Staff,
  body: TaxProfileBody,
): Promise<TaxProfileAnswer> {
  const at = clock();
  return await db.transaction().execute(async (transaction) => {
    const after = await insertTaxProfile(transaction, readTaxProfileBody(body), at);
    await recordTaxProfile(transaction, actor, { verb: "create", after, at });
    return showTaxProfile(after);
  });
}
