import type { Db } from "#server/platform/database/db.ts";
import { listTaxProfileRows, readJurisdictions } from "./tax-profiles.repository.ts";

/** A tax profile, as reports and the books read it. */
export interface ReadTaxProfile {
  readonly id: number;
  readonly name: string;
  /** Where goods go whose offers begin with it: `CO`; empty for nowhere by itself. */
  readonly state: string;
  readonly isRetired: boolean;
  readonly jurisdictions: readonly { readonly name: string; readonly ppm: number }[];
}

/** All tax profiles, the retired ones too. */
export async function systemReadTaxProfiles(db: Db): Promise<readonly ReadTaxProfile[]> {
  return (await listTaxProfileRows(db)).map((row) => ({
    ...{ id: row.id, name: row.name, state: row.state, isRetired: row.retired_at !== null },
    jurisdictions: readJurisdictions(row),
  }));
}
