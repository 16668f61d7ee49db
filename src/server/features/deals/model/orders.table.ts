import type { Generated, Selectable } from "kysely";
import type { Cloth } from "#domain/offers/cloth.ts";
import type { Gate, HoldReason, StoredOrderState } from "#domain/orders/order-state.ts";

/** An order: what was accepted and is to be made. The acceptance makes it, with its lines, and takes it back. */
export interface OrderTable {
  id: Generated<number>;
  quote_id: number;
  version_id: number;
  number: string;
  state: Generated<StoredOrderState>;
  /** Set while it is on hold. */
  hold_reason: Generated<HoldReason | null>;
  held_at: Generated<string | null>;
  /** Where it is sent, in lines. */
  address: Generated<string | null>;
  /** Whether it is printed; 0 asks for no proof. */
  needs_proof: Generated<0 | 1>;
  /** When the newest proof was approved, or taken over from a former order; the room of proofs writes it. */
  proof_met_at: Generated<string | null>;
  /** Working days of its own, from the last gate to the last bag; null for the shop's. */
  lead_days: Generated<number | null>;
  /** The day on which the client needs the goods. */
  in_hands_on: Generated<string | null>;
  /** The day that was promised once nothing was waited for, and the one that was promised before it moved. */
  promised_on: Generated<string | null>;
  promised_before: Generated<string | null>;
  started_at: Generated<string | null>;
  packed_at: Generated<string | null>;
  delivered_at: Generated<string | null>;
  closed_at: Generated<string | null>;
  cancelled_at: Generated<string | null>;
  /** The last day on which its plates are on file. */
  plates_until: Generated<string | null>;
  /** An invoice of it was issued: from then on it is cancelled, and never undone or deleted. */
  is_invoiced: Generated<number>;
  /** What it came to when it was agreed on, without tax; the part of that whose cost is known, and that cost (L1.11). */
  net_cents: Generated<number>;
  costed_cents: Generated<number>;
  cost_cents: Generated<number>;
  /** Raised by every change: the row's ETag. */
  version: Generated<number>;
  /** Its number after what its quote is found by; a trigger of the quote's keeps both of these. */
  search_text: Generated<string>;
  /** When its quote was deleted. */
  deleted_at: Generated<string | null>;
  created_at: string;
}

/** A line of an order. What is shipped and what is billed follow from it, and are never stored. */
export interface OrderLineTable {
  id: Generated<number>;
  order_id: number;
  position: number;
  name: string;
  size_id: number | null;
  units_ordered: number;
  /** JSON: the colours that were chosen, as codes. */
  colours: Generated<string>;
  /** Null where it is not known. */
  material: Generated<string | null>;
  /** JSON: what the shop called both in the offer (ADR-118). */
  cloth_names: Generated<string>;
  /** Null until it was counted. */
  units_good: Generated<number | null>;
  units_spoiled: Generated<number | null>;
}

/** What a person said of a gate: that it is met, or why production need not wait for it. */
export interface OrderGateTable {
  id: Generated<number>;
  order_id: number;
  gate: Gate;
  state: "met" | "waived";
  user_id: number | null;
  name: string;
  reason: string;
  created_at: string;
}

export type OrderLineRow = Omit<Selectable<OrderLineTable>, "colours" | "material" | "cloth_names"> & {
  readonly cloth: Cloth | undefined;
};

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    orders: OrderTable;
    order_lines: OrderLineTable;
    order_gates: OrderGateTable;
  }
}
