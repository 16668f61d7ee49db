import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { usualPacking } from "#domain/orders/cartons.ts";
import { gates } from "#domain/orders/order-state.ts";

/** An order that was made a moment ago, and waits for everything. */
export const orderForTest: OrderAnswer = {
  ...{ id: 1, number: "ORD-2026-000001", state: "preparing", hold: null, quote_id: 7, version: 3 },
  ...{ quote_reference: "GE-2026-000007", name: "Ann Miller", units: 10_000, turn: "both" },
  tasks: [
    ...(["pay", "approve", "give_address"] as const).map((what) => ({ by: "client" as const, what })),
    { by: "shop", what: "get_goods" },
  ],
  gates: gates.map((gate) => ({ gate, state: "open", at: null })),
  ...{ promised_on: null, promised_before: null, arrives_on: null, due_on: null, is_late: false },
  ...{ in_hands_on: "2027-01-06", approve_by: "2026-12-07", approval_time: "early" },
  ...{
    created_at: "2026-11-20T10:00:00Z",
    lines: [],
    goods: ["Market Tote, Large"],
    colours: [],
    has_sketch: false,
    lead_days: 15,
    transit_days: 5,
  },
  packing: usualPacking,
  ...{ arrives_if_approved: null, address: null, started_at: null, packed_at: null, delivered_at: null },
  ...{ closed_at: null, cancelled_at: null, plates_until: null, shipments: [], settlement: null },
  proofs: [{ id: 5, number: 1, state: "sent", sent_at: "2026-11-21T10:00:00Z" }],
};
