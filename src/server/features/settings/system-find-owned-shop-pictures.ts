import { shopPictureNames } from "#domain/settings/shop-settings.ts";
import type { Services } from "#server/services.ts";
import { readStoredSettings } from "./settings.repository.ts";

/** Which of the public files are the shop's mark or its hero picture. */
export async function systemFindOwnedShopPictures(
  { db }: Pick<Services, "db">,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const settings = await readStoredSettings(db);
  const texts = shopPictureNames.map((name) => JSON.stringify(settings[name] ?? null));
  const names = new Set(texts.flatMap((text) => text.match(/[0-9a-f]{24}/g) ?? []));
  return new Set(keys.filter((key) => names.has(/[0-9a-f]{24}/.exec(key)?.[0] ?? "")));
}
