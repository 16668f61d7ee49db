import { shopPictureNames } from "#domain/settings/shop-settings.ts";
import { keysNamedIn } from "#server/platform/pictures/store-files.ts";
import type { Services } from "#server/services.ts";
import { readStoredSettings } from "./settings.repository.ts";

/** Which of the public files are the shop's mark or its hero picture. */
export async function systemFindOwnedShopPictures(
  { db }: Pick<Services, "db">,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const settings = await readStoredSettings(db);
  const texts = shopPictureNames.map((name) => JSON.stringify(settings[name] ?? null));
  return keysNamedIn(texts, keys);
}
