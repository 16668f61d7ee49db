import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { lockVersion, raiseVersion } from "#server/platform/versions/versions.ts";
import { settingsVersion } from "./change-settings.ts";
import { ownShopKey, readShop, type SettingServices } from "./read-settings.ts";
import { readStoredSettings, storeSetting } from "./settings.repository.ts";

/**
 * Stores that the shop is the demo no more, once and for all, and answers whether it was until now: from here on everything
 * that asks is told so, whatever the shop is started with (SPEC-4.38).
 */
export async function storeOwnShop(
  transaction: Transaction,
  { config }: Pick<SettingServices, "config">,
  actor: Staff,
  { at, beginning }: { readonly at: Date; readonly beginning: Partial<ShopSettings> },
): Promise<boolean> {
  await lockVersion(transaction, settingsVersion);
  if (!(await readShop({ db: transaction, config })).isDemo) return false;
  const changed_at = at.toISOString();
  const stamp = { changed_by: actor.userId, changed_at };
  // What the owner settled in the demo stays.
  const stored = await readStoredSettings(transaction);
  const values = Object.entries(beginning).filter(
    ([key, value]) => value !== undefined && stored[key] === undefined,
  );
  for (const [key, value] of [[ownShopKey, changed_at] as const, ...values])
    await storeSetting(transaction, { key, value: JSON.stringify(value), ...stamp });
  await raiseVersion(transaction, settingsVersion);
  await recordAudit(transaction, {
    ...{ subject: "settings", subjectId: 1, action: "settings.begin-own-shop", at },
    ...{
      actor: auditActorOf(actor),
      before: { is_demo: true },
      after: { is_demo: false, ...Object.fromEntries(values) },
    },
  });
  return true;
}
