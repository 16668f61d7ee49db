import type { SettingChanges, SettingsAnswer } from "#contracts/settings.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { lockVersion, readVersion } from "#server/platform/versions/versions.ts";
import type { Services } from "#server/services.ts";
import { settingsVersion, storeChangedSettings } from "./change-settings.ts";
import { readSettings, type SettingServices } from "./read-settings.ts";

const noProfile: Message = /*i18n*/ {
  id: "settings.taxProfile.missing",
  message: "This tax profile is not offered.",
};

interface Input {
  readonly changes: SettingChanges;
  readonly expectedVersion: number | undefined;
  /** Whether new offers may bear this profile. */
  readonly isTaxProfile: (db: Db, id: number) => Promise<boolean>;
}

/** Changes settings; what is left out stays. @throws invalid; conflict with the settings as they stand */
export async function staffChangeSettings(
  { db, config, clock }: Services,
  actor: Staff,
  { changes, expectedVersion, isTaxProfile }: Input,
): Promise<SettingsAnswer> {
  return await db.transaction().execute(async (transaction) => {
    // Changes come one after the other, so that none overwrites what its author has not seen.
    const version = await lockVersion(transaction, settingsVersion);
    const before = await readSettings({ db: transaction, config });
    if (expectedVersion !== undefined && expectedVersion !== version)
      throw new AppError("conflict", { extra: { fresh: { values: before, version } } });
    const { default_tax_profile_id: profile } = changes;
    if (profile && profile !== before.default_tax_profile_id && !(await isTaxProfile(transaction, profile)))
      throw new AppError("invalid", { fields: { default_tax_profile_id: [noProfile] } });
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    await storeChangedSettings(transaction, actor, { before, after: { ...before, ...given }, at: clock() });
    return await showSettings({ db: transaction, config });
  });
}

/** The settings as the calls answer them. */
export async function showSettings(services: SettingServices): Promise<SettingsAnswer> {
  const version = await readVersion(services.db, settingsVersion);
  return { values: await readSettings(services), version };
}
