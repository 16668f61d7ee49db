import type { TaxProfileAnswer } from "#contracts/tax-profiles.ts";
import { readJurisdictions } from "./tax-profiles.repository.ts";
import type { TaxProfileRow } from "./tax-profiles.table.ts";

/** A profile as the calls answer it, its rates in per cent. */
export function showTaxProfile(row: TaxProfileRow): TaxProfileAnswer {
  return {
    id: row.id,
    name: row.name,
    jurisdictions: readJurisdictions(row).map(({ name, ppm, reason }) => ({
      ...{ name, percent: ppm / 10_000 },
      ...(reason && { reason }),
    })),
    freight_taxable: row.freight_taxable === 1,
    setup_taxable: row.setup_taxable === 1,
    note: row.note,
    state: row.state,
    retired_at: row.retired_at,
    created_at: row.created_at,
    version: row.version,
  };
}
