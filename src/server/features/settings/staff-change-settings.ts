import type { PaymentWay, SettingsAnswer } from "#contracts/settings.ts";
import { checkTogether } from "#domain/settings/setting-rules.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Config } from "#server/config.ts";
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

const currencyFixed: Message = /*i18n*/ {
  id: "settings.currency.fixed",
  message: "The currency can no longer be changed: an offer was sent, or money came.",
};

/** What other features know about settings: settings are asked by all others, and ask none. */
export interface SettingSources {
  /** Whether new offers may bear this profile. */
  readonly isTaxProfile: (db: Db, id: number) => Promise<boolean>;
  /** Whether an offer was sent or money came: what is in the books is in the shop's currency (SPEC-3.34). */
  readonly hasTraded: (db: Db) => Promise<boolean>;
  readonly paymentWays: (config: Config, settings: ShopSettings) => PaymentWay[];
}

interface Input {
  readonly changes: { readonly [Name in keyof ShopSettings]?: ShopSettings[Name] | undefined };
  readonly expectedVersion: number | undefined;
}

/** Changes settings; what is left out stays. @throws invalid; conflict with the settings as they stand */
export async function staffChangeSettings(
  { db, config, clock, shop }: Services,
  actor: Staff,
  { changes, expectedVersion }: Input,
  sources: SettingSources,
): Promise<SettingsAnswer> {
  const answer = await db.transaction().execute(async (transaction) => {
    // Changes come one after the other, so that none overwrites what its author has not seen.
    const version = await lockVersion(transaction, settingsVersion);
    const before = await readSettings({ db: transaction, config });
    if (expectedVersion !== undefined && expectedVersion !== version) {
      const fresh = await showSettings({ db: transaction, config }, sources);
      throw new AppError("conflict", { extra: { fresh } });
    }
    const { default_tax_profile_id: profile } = changes;
    if (
      profile &&
      profile !== before.default_tax_profile_id &&
      !(await sources.isTaxProfile(transaction, profile))
    )
      throw new AppError("invalid", { fields: { default_tax_profile_id: [noProfile] } });
    const { currency = before.currency } = changes;
    if (currency !== before.currency && (await sources.hasTraded(transaction)))
      throw new AppError("invalid", { fields: { currency: [currencyFixed] } });
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const after = { ...before, ...given };
    const wrong = Object.entries(checkTogether(after)).map(([name, message]) => [name, [message]]);
    if (wrong.length > 0) throw new AppError("invalid", { fields: Object.fromEntries(wrong) });
    await storeChangedSettings(transaction, actor, { before, after, at: clock() });
    return await showSettings({ db: transaction, config }, sources);
  });
  await shop.readAgain();
  return answer;
}

/** The settings as the calls answer them. */
export async function showSettings(
  services: SettingServices,
  { paymentWays }: Pick<SettingSources, "paymentWays">,
): Promise<SettingsAnswer> {
  const version = await readVersion(services.db, settingsVersion);
  const values = await readSettings(services);
  return { values, version, payment_ways: paymentWays(services.config, values) };
}
