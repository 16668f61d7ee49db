import { checkTogether } from "#domain/settings/setting-rules.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { lockVersion } from "#server/platform/versions/versions.ts";
import type { Services } from "#server/services.ts";
import { settingsVersion, storeChangedSettings } from "./change-settings.ts";
import { readSettings } from "./read-settings.ts";

interface Replacement {
  /** The profile that is retired; null for none, which the shop's first one follows. */
  readonly from: number | null;
  /** The one that follows, if any. */
  readonly to: number | null;
  readonly at: Date;
}

/**
 * New offers begin with another profile, where they began with this one: never with one that is retired. Answers whether they
 * do; those of a shop that has no VAT begin with none.
 */
export async function systemReplaceDefaultTaxProfile(
  transaction: Transaction,
  { config }: Pick<Services, "config">,
  actor: Staff,
  { from, to, at }: Replacement,
): Promise<boolean> {
  await lockVersion(transaction, settingsVersion);
  const before = await readSettings({ db: transaction, config });
  const after = { ...before, default_tax_profile_id: to };
  if (before.default_tax_profile_id !== from || checkTogether(after).vat_exempt) return false;
  await storeChangedSettings(transaction, actor, { before, after, at });
  return true;
}
