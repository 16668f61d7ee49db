import type { TaxProfileAnswer, TaxProfileBody } from "#contracts/tax-profiles.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { systemReplaceDefaultTaxProfile } from "../settings/system-replace-default-tax-profile.ts";
import { changeTaxProfile, recordTaxProfile } from "./change-tax-profile.ts";
import { requireTaxProfile } from "./require-tax-profile.ts";
import { showTaxProfile } from "./show-tax-profile.ts";
import { readTaxProfileBody } from "./tax-profile-body.ts";
import { insertTaxProfile, type TaxProfileColumns } from "./tax-profiles.repository.ts";
import type { TaxProfileRow } from "./tax-profiles.table.ts";

const isRetired: Message = /*i18n*/ {
  id: "tax.retired",
  message: "This tax profile is retired. Please offer it again first.",
};

/** Whether a version of a quote bears a profile: asked of the quotes, which ask this feature themselves. */
export type IsTaxProfileUsed = (db: Db, profileId: number) => Promise<boolean>;

interface Input {
  readonly profileId: number;
  readonly expectedVersion: number | undefined;
  readonly body: TaxProfileBody;
  readonly isUsed: IsTaxProfileUsed;
}

/**
 * Changes a profile. One that an offer bears stays as it was offered: it is retired, and another one follows it.
 * @throws not_found; invalid; conflict with the fresh row when it was changed since, or is retired
 */
export async function staffUpdateTaxProfile(
  services: Services,
  actor: Staff,
  { profileId, expectedVersion, body, isUsed }: Input,
): Promise<TaxProfileAnswer> {
  const at = services.clock();
  return await services.db.transaction().execute(async (transaction) => {
    const before = await requireTaxProfile(transaction, profileId, expectedVersion);
    if (before.retired_at !== null)
      throw new AppError("conflict", { message: isRetired, extra: { fresh: showTaxProfile(before) } });
    const change = readTaxProfileBody(body);
    if (!(await isUsed(transaction, profileId))) {
      const changed = await changeTaxProfile(transaction, actor, { before, change, verb: "update", at });
      return showTaxProfile(changed);
    }
    const following = await follow(transaction, actor, { before, change, at });
    const replacement = { from: profileId, to: following.id, at };
    await systemReplaceDefaultTaxProfile(transaction, services, actor, replacement);
    return showTaxProfile(following);
  });
}

async function follow(
  transaction: Transaction,
  actor: Staff,
  { before, change, at }: { before: TaxProfileRow; change: TaxProfileColumns; at: Date },
): Promise<TaxProfileRow> {
  const retired = { retired_at: at.toISOString() };
  await changeTaxProfile(transaction, actor, { before, change: retired, verb: "retire", at });
  const after = await insertTaxProfile(transaction, change, at);
  await recordTaxProfile(transaction, actor, { verb: "create", after, at });
  return after;
}
