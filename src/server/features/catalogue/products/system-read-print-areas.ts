import type { PrintAreaAnswer } from "#contracts/catalogue/print-area.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findProduct } from "./products.repository.ts";
import { readPrintAreas } from "./stored-print-areas.ts";

/** Where a product is printed; nothing where it was taken out of the shop. */
export async function systemReadPrintAreas(
  db: Db,
  productId: number,
): Promise<PrintAreaAnswer[] | undefined> {
  const row = await findProduct(db, productId);
  return row && readPrintAreas(row);
}
