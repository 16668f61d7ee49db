import type { TaxProfile } from "#domain/offers/offer.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findTaxProfileRow, readJurisdictions } from "./tax-profiles.repository.ts";

/**
 * The taxes of an offer, by the profile that staff chose. One that was retired since is found as well: a draft that
 * bears it stays as it was agreed.
 */
export async function findTaxProfile(db: Db, id: number): Promise<TaxProfile | undefined> {
  const row = await findTaxProfileRow(db, id);
  if (!row) return undefined;
  return {
    name: row.name,
    jurisdictions: readJurisdictions(row),
    freightTaxable: row.freight_taxable === 1,
    setupTaxable: row.setup_taxable === 1,
  };
}

/** Whether new offers may bear it. */
export async function isTaxProfileOffered(db: Db, id: number): Promise<boolean> {
  const row = await findTaxProfileRow(db, id);
  return row !== undefined && row.retired_at === null;
}
