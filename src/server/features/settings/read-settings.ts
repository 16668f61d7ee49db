import { settingValues } from "#contracts/settings.ts";
import { firstSettings, type ShopSettings } from "#domain/offers/offer-settings.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { readStoredSettings } from "./settings.repository.ts";

/** The settings as they stand: what administrators changed, else what the shop was started with. */
export async function readSettings({ db, config }: SettingServices): Promise<ShopSettings> {
  return settingValues.parse({ ...firstSettings(config.MINIMUM_UNITS), ...(await readStoredSettings(db)) });
}

/** `db` may be the transaction that is under way. */
export interface SettingServices extends Pick<Services, "config"> {
  readonly db: Db;
}
