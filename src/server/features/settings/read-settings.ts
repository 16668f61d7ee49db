import { type SettingsAnswer, settingValues } from "#contracts/settings.ts";
import type { ReadPicture } from "#domain/catalogue/read-picture.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { firstSettingsOf } from "./first-settings-of.ts";
import { readStoredSettings } from "./settings.repository.ts";

/** The settings as they stand: what administrators changed, else what the shop was started with. */
export async function readSettings({ db, config }: SettingServices): Promise<SettingsAnswer["values"]> {
  return settingValues.parse({ ...firstSettingsOf(config), ...(await readStoredSettings(db)) });
}

/** `db` may be the transaction that is under way. */
export interface SettingServices extends Pick<Services, "config"> {
  readonly db: Db;
}

/** The shop's own picture of the front page, if it has one. */
export async function readHeroPicture(services: SettingServices): Promise<ReadPicture | null> {
  return (await readSettings(services)).hero_picture;
}
