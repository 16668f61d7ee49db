import type { Generated, Selectable } from "kysely";
import type { SettlementChoice, SettlementState } from "#domain/orders/settlement.ts";

/** How an order is settled by its counted bags: one at most, which never changes once it is settled. */
export interface SettlementTable {
  id: Generated<number>;
  order_id: number;
  state: Exclude<SettlementState, "open">;
  choice: SettlementChoice | null;
  /** The last day on which the client may choose. */
  choose_until: string | null;
  /** JSON: what was ordered, good and billed of each line. */
  counts: string;
  total_cents: number;
  /** This total less the accepted one. */
  difference_cents: number;
  /** What estimated freight came to. */
  freight_cents: number | null;
  invoice_id: number | null;
  created_at: string;
  settled_at: string | null;
}

export type SettlementRow = Selectable<SettlementTable>;

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    settlements: SettlementTable;
  }
}
