import type { ReadPicture } from "#domain/catalogue/read-picture.ts";
import { readSettings, type SettingServices } from "./read-settings.ts";

/** The shop's own picture of the front page, if it has one. */
export async function readHeroPicture(services: SettingServices): Promise<ReadPicture | null> {
  return (await readSettings(services)).hero_picture;
}
