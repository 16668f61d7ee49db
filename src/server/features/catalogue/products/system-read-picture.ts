import type { Db } from "#server/platform/database/db.ts";
import { answerPicture } from "#server/platform/pictures/picture-info.ts";
import { findProductForStaff } from "./products.repository.ts";
import { readPictures } from "./stored-pictures.ts";

/** How a product looks, for an offer of it: its first picture that was prepared. */
export async function systemReadPicture(db: Db, productId: number) {
  const row = await findProductForStaff(db, productId);
  const shown = row && readPictures(row).find(({ picture }) => picture !== null);
  if (!row || !shown?.picture) return undefined;
  const { alt_en, alt_fr } = shown;
  return { name: row.name, alt_en, alt_fr, picture: answerPicture(shown.picture) };
}
