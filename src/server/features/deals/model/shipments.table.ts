import type { Generated, Selectable } from "kysely";

/** What of an order left at once. */
export interface ShipmentTable {
  id: Generated<number>;
  order_id: number;
  /** 1, 2, 3 of its order. */
  number: number;
  address: string | null;
  carrier: string;
  service: string | null;
  /** JSON: a list of tracking numbers. */
  tracking: string;
  cartons: number | null;
  weight_kg: Generated<number | null>;
  shipped_on: string;
  delivered_on: string | null;
  created_at: string;
}

export interface ShipmentLineTable {
  id: Generated<number>;
  shipment_id: number;
  order_line_id: number;
  units: number;
}

export type ShipmentRow = Selectable<ShipmentTable>;

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    shipments: ShipmentTable;
    shipment_lines: ShipmentLineTable;
  }
}
