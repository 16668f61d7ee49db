import type { Db } from "#server/platform/database/db.ts";
import { answerPicture } from "#server/platform/pictures/picture-info.ts";
import { findProductsForStaff } from "./products.repository.ts";
import { readPictures } from "./stored-pictures.ts";

/** How products look, by their ids: each by its first picture that was prepared; one without any is left out. */
export async function systemReadPictures(db: Db, productIds: readonly number[]) {
  const rows = await findProductsForStaff(db, productIds);
  return new Map(
    rows.flatMap((row) => {
      const shown = readPictures(row).find(({ picture }) => picture !== null);
      if (!shown?.picture) return [];
      const { alt_en, alt_fr, picture } = shown;
      return [[row.id, { name: row.name, alt_en, alt_fr, picture: answerPicture(picture) }]];
    }),
  );
}
