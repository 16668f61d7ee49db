import type { Db } from "#server/platform/database/db.ts";

/** Whatever names a file in any product, the deleted ones included. */
export async function readProductFiles(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("products").select(["image", "picture", "image_details"]).execute();
  return rows.flatMap(({ image, picture, image_details }) =>
    // Data in an address is no file, and is long.
    [image?.startsWith("data:") ? null : image, picture, image_details].filter((text) => text !== null),
  );
}
