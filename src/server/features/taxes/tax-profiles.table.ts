import type { Generated, Selectable } from "kysely";

export interface TaxProfileTable {
  id: Generated<number>;
  name: string;
  /** JSON: `[{ name, ppm, reason? }]`. */
  jurisdictions: string;
  freight_taxable: number;
  setup_taxable: number;
  note: string;
  /** Where goods go when a new offer begins with it: `CO`; empty for nowhere by itself. */
  state: Generated<string>;
  /** Not offered any more since then; offers made with it keep it. */
  retired_at: string | null;
  created_at: string;
  version: Generated<number>;
}

export type TaxProfileRow = Selectable<TaxProfileTable>;

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    tax_profiles: TaxProfileTable;
  }
}
