import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SizeRow } from "../catalogue.table.ts";
import { staleRow } from "../stale-row.ts";
import { showSize } from "./show-size.ts";
import { findSize } from "./sizes.repository.ts";

/** The size that a change is meant for. @throws not_found; conflict when the caller has seen another version */
export async function requireSize(db: Db, id: number, expectedVersion?: number): Promise<SizeRow> {
  const row = await findSize(db, id);
  if (!row) throw new AppError("not_found");
  if (expectedVersion !== undefined && expectedVersion !== row.version) throw staleRow(showSize(row));
  return row;
}

/** The conflict of a change that found the size changed or deleted at the very moment. */
export async function sizeConflict(db: Db, id: number): Promise<AppError> {
  return staleRow(showSize(await requireSize(db, id)));
}
