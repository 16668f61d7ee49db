import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { showTaxProfile } from "./show-tax-profile.ts";
import { findTaxProfileRow } from "./tax-profiles.repository.ts";
import type { TaxProfileRow } from "./tax-profiles.table.ts";

/** The profile that a change is meant for. @throws not_found; conflict when the caller has seen another version */
export async function requireTaxProfile(
  db: Db,
  id: number,
  expectedVersion?: number,
): Promise<TaxProfileRow> {
  const row = await findTaxProfileRow(db, id);
  if (!row) throw new AppError("not_found");
  if (expectedVersion !== undefined && expectedVersion !== row.version) throw staleTaxProfile(row);
  return row;
}

/** The profile was changed since the caller read it; the answer carries it as it stands. */
export function staleTaxProfile(fresh: TaxProfileRow): AppError {
  return new AppError("conflict", { extra: { fresh: showTaxProfile(fresh) } });
}
