import type { PaymentWay, SettingsAnswer } from "#contracts/settings.ts";
import { closingErrors } from "#domain/books/closed-books.ts";
import { guardedChanges } from "#domain/settings/guarded-settings.ts";
import { checkTogether } from "#domain/settings/setting-rules.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import type { Message } from "#domain/words.ts";
import type { SignedInStaff } from "#server/access/actor.ts";
import { changeAsStaff, type Proof } from "#server/access/require-step-up.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { lockVersion, readVersion } from "#server/platform/versions/versions.ts";
import type { Services } from "#server/services.ts";
import { brandErrors } from "./brand-tones.ts";
import { settingsVersion, storeChangedSettings } from "./change-settings.ts";
import { mailGuardedSettings } from "./mail-guarded-settings.ts";
import { readSettings, type SettingServices } from "./read-settings.ts";
import type { ShopKeys } from "./secrets/shop-keys.ts";

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
  readonly paymentWays: (keys: ShopKeys, settings: ShopSettings) => PaymentWay[];
}

interface Input {
  readonly changes: { readonly [Name in keyof ShopSettings]?: ShopSettings[Name] | undefined };
  readonly reason?: string | undefined;
  readonly expectedVersion: number | undefined;
  readonly proof?: Proof | undefined;
}

/**
 * Changes settings; what is left out stays. Guarded ones ask for a proof, and are mailed to all owners (SPEC-4.47).
 * @throws invalid, also for a proof that is missing or wrong; conflict with the settings as they stand; 429
 */
export async function staffChangeSettings(
  services: Services,
  actor: SignedInStaff,
  { changes, reason, expectedVersion, proof = {} }: Input,
  sources: SettingSources,
): Promise<SettingsAnswer> {
  const { config, clock, shop, keys } = services;
  const isAsked = guardedChanges(await readSettings(services), changes).length > 0;
  const answer = await changeAsStaff(services, actor, { proof, isAsked }, async (transaction) => {
    // Changes come one after the other, so that none overwrites what its author has not seen.
    const version = await lockVersion(transaction, settingsVersion);
    const before = await readSettings({ db: transaction, config });
    // A guarded setting may have been changed since it was looked at: its change needs a proof again.
    const isUnproven = !isAsked && guardedChanges(before, changes).length > 0;
    if (isUnproven || (expectedVersion !== undefined && expectedVersion !== version)) {
      const fresh = await showSettings({ db: transaction, config, keys }, sources);
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
    const at = clock();
    const [locked, locks] = [before.books_locked_until, after.books_locked_until];
    const today = shopDayAt(at, after.time_zone);
    const closing = closingErrors({ before: locked, after: locks, reason, today });
    const brand = after.brand_colour === before.brand_colour ? {} : brandErrors(after);
    const wrong = Object.entries({ ...checkTogether(after), ...closing, ...brand });
    if (wrong.length > 0) {
      const fields = Object.fromEntries(wrong.map(([name, message]) => [name, [message]]));
      throw new AppError("invalid", { fields });
    }
    await storeChangedSettings(transaction, actor, { before, after, reason, at });
    await mailGuardedSettings(transaction, actor, { before, after, at });
    return await showSettings({ db: transaction, config, keys }, sources);
  });
  services.notifyMailWorker();
  await shop.readAgain();
  return answer;
}

/** The settings as the calls answer them. */
export async function showSettings(
  services: SettingServices & Pick<Services, "keys">,
  { paymentWays }: Pick<SettingSources, "paymentWays">,
): Promise<SettingsAnswer> {
  const version = await readVersion(services.db, settingsVersion);
  const values = await readSettings(services);
  return { values, version, payment_ways: paymentWays(services.keys.current(), values) };
}
