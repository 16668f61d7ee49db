import type { Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { lockVersion } from "#server/platform/versions/versions.ts";
import type { Services } from "#server/services.ts";
import { settingsVersion, storeChangedSettings } from "./change-settings.ts";
import { readSettings } from "./read-settings.ts";

interface Replacement {
  /** The profile that is retired. */
  readonly from: number;
  /** The one that follows it, if any. */
  readonly to: number | null;
  readonly at: Date;
}

/** New offers never start with a profile that is retired. */
export async function systemReplaceDefaultTaxProfile(
  transaction: Transaction,
  { config }: Pick<Services, "config">,
  actor: Staff,
  { from, to, at }: Replacement,
): Promise<void> {
  await lockVersion(transaction, settingsVersion);
  const before = await readSettings({ db: transaction, config });
  if (before.default_tax_profile_id !== from) return;
  const after = { ...before, default_tax_profile_id: to };
  await storeChangedSettings(transaction, actor, { before, after, at });
}
