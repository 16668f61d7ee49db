import type { Db } from "#server/platform/database/db.ts";
import { keysNamedIn } from "#server/platform/pictures/store-files.ts";
import type { Services } from "#server/services.ts";
import { readPictures } from "./stored-pictures.ts";
import { readPrintAreas } from "./stored-print-areas.ts";

/** Which of the public files a product shows, also one that is in the trash: it may come back. */
export async function systemFindOwnedPictures(
  { db }: Pick<Services, "db">,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  return keysNamedIn(await readProductFiles(db), keys);
}

/** Whatever names a file in any product, the deleted ones included. */
export async function readProductFiles(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("products").select(["pictures", "image_details", "print_areas"]).execute();
  return rows.flatMap((row) => [
    ...(row.image_details === null ? [] : [row.image_details]),
    // Data in an address is no file, and is long.
    ...readPictures(row).flatMap(({ image }) => (image.startsWith("data:") ? [] : [image])),
    ...readPrintAreas(row).map(({ picture }) => picture),
  ]);
}
