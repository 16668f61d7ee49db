import type { TaxProfileAnswer, TaxProfileBody } from "#contracts/tax-profiles.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { systemReplaceDefaultTaxProfile } from "../settings/system-replace-default-tax-profile.ts";
import { recordTaxProfile } from "./change-tax-profile.ts";
import { showTaxProfile } from "./show-tax-profile.ts";
import { readTaxProfileBody } from "./tax-profile-body.ts";
import { insertTaxProfile, listTaxProfileRows } from "./tax-profiles.repository.ts";

interface Created {
  readonly tax_profile: TaxProfileAnswer;
  readonly is_usual: boolean;
}

/** Adds a profile that offers may bear. The only one that is offered is the shop's usual one from then on (L13.1). */
export async function staffCreateTaxProfile(
  services: Services,
  actor: Staff,
  body: TaxProfileBody,
): Promise<Created> {
  const at = services.clock();
  return await services.db.transaction().execute(async (transaction) => {
    const isFirst = (await listTaxProfileRows(transaction)).every(({ retired_at }) => retired_at !== null);
    const after = await insertTaxProfile(transaction, readTaxProfileBody(body), at);
    await recordTaxProfile(transaction, actor, { verb: "create", after, at });
    const first = { from: null, to: after.id, at };
    const is_usual = isFirst && (await systemReplaceDefaultTaxProfile(transaction, services, actor, first));
    return { tax_profile: showTaxProfile(after), is_usual };
  });
}
