import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { ProductRow } from "../catalogue.table.ts";
import { staleRow } from "../stale-row.ts";
import { findProduct } from "./products.repository.ts";
import { showProduct } from "./show-product.ts";

/** The product that a change is meant for. @throws not_found; conflict when the caller has seen another version */
export async function requireProduct(db: Db, id: number, expectedVersion?: number): Promise<ProductRow> {
  const row = await findProduct(db, id);
  if (!row) throw new AppError("not_found");
  if (expectedVersion !== undefined && expectedVersion !== row.version) throw staleRow(showProduct(row));
  return row;
}

/** The conflict of a change that found the product changed or deleted at the very moment. */
export async function productConflict(db: Db, id: number): Promise<AppError> {
  return staleRow(showProduct(await requireProduct(db, id)));
}
