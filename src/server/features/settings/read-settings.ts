import { type SettingsAnswer, settingValues } from "#contracts/settings.ts";
import type { ReadPicture } from "#domain/catalogue/read-picture.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { firstSettingsOf } from "./first-settings-of.ts";
import { readStoredSettings } from "./settings.repository.ts";

/** The settings as they stand: what administrators changed, else what the shop was started with. */
export async function readSettings(services: SettingServices): Promise<SettingsAnswer["values"]> {
  return (await readShop(services)).settings;
}

/** Stored beside the settings once the owner began a shop of his own; there is no way back (SPEC-4.38). */
export const ownShopKey = "own_shop_since";

/** The settings, and whether the shop is the demo: it was started as such, and its owner has not begun a shop of his own. */
export async function readShop({ db, config }: SettingServices) {
  const stored = await readStoredSettings(db);
  const isDemo = config.DEMO_DATA === "on" && stored[ownShopKey] === undefined;
  return { isDemo, settings: settingValues.parse({ ...firstSettingsOf(config, isDemo), ...stored }) };
}

/** `db` may be the transaction that is under way. */
export interface SettingServices extends Pick<Services, "config"> {
  readonly db: Db;
}

/** The shop's own picture of the front page, if it has one. */
export async function readHeroPicture(services: SettingServices): Promise<ReadPicture | null> {
  return (await readSettings(services)).hero_picture;
}
