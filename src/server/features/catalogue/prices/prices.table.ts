import type { Generated, Selectable } from "kysely";

export interface PriceListTable {
  id: Generated<number>;
  name: string;
  /** JSON of `PrintPrices`; null where printing is to be confirmed. */
  print: string | null;
  /** At most one list is: a unique index sees to it. */
  active: Generated<0 | 1>;
  /** When it was last put to use, and when that ended. */
  active_since: string | null;
  active_until: string | null;
  created_at: string;
  changed_at: string;
  version: Generated<number>;
}

/** What a size costs from so many units on, by one list. */
export interface PriceBreakTable {
  id: Generated<number>;
  list_id: number;
  size_id: number;
  min_units: number;
  unit_price_e4: number;
  /** What one costs the shop from so many on; null: as the size says. */
  unit_cost_e4: Generated<number | null>;
}

export type PriceListRow = Selectable<PriceListTable>;
export type PriceBreakRow = Pick<
  Selectable<PriceBreakTable>,
  "size_id" | "min_units" | "unit_price_e4" | "unit_cost_e4"
>;

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    price_lists: PriceListTable;
    price_breaks: PriceBreakTable;
  }
}
