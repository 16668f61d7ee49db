import type { GateAnswer, ListedOrder, OrderAnswer, OrderLineAnswer } from "#contracts/orders/orders.ts";
import { readState, type SaidOfGate, type StandingGate, standingGates } from "#domain/orders/order-gates.ts";
import type { HoldReason } from "#domain/orders/order-state.ts";
import { billableUnits, toleranceOf } from "#domain/orders/tolerance.ts";
import type { Client, Staff } from "#server/access/actor.ts";
import type { ShownOrderRow } from "./orders.repository.ts";
import type { OrderLineRow } from "./orders.table.ts";

/** An order with all that its answer is made of. */
export interface ReadOrder {
  readonly row: ShownOrderRow;
  readonly gates: readonly StandingGate[];
  readonly lines: readonly OrderLineRow[];
}

interface Facts {
  /** When the money came; the order's own day where nothing was asked for. */
  readonly moneyAt: string | undefined;
  readonly said: readonly SaidOfGate[];
}

export function gatesOf(row: ShownOrderRow, { moneyAt, said }: Facts): StandingGate[] {
  return standingGates({
    moneyMetAt: row.is_money_met === 1 ? (moneyAt ?? row.created_at) : null,
    needsProof: row.needs_proof === 1,
    proofMetAt: row.proof_met_at,
    orderedAt: row.created_at,
    said,
  });
}

/** As a list shows it. */
export function showListed({ row, gates, lines }: ReadOrder, reader: Staff | Client): ListedOrder {
  const { id, number, quote_id, quote_reference, name, promised_on, promised_before, in_hands_on } = row;
  return {
    ...{ id, number, quote_id, quote_reference, name, promised_on, promised_before, in_hands_on },
    state: readState(row.state, gates),
    hold: holdOf(row, reader),
    units: lines.reduce((sum, line) => sum + line.units_ordered, 0),
    gates: gates.map((gate) => showGate(gate, reader)),
    approve_by: null,
    ...{ version: row.version, created_at: row.created_at },
  };
}

/** With its lines, and what its rooms add. */
export function showOrder(read: ReadOrder, reader: Staff | Client): OrderAnswer {
  const { row, lines } = read;
  const { address, started_at, packed_at, delivered_at, closed_at, cancelled_at, plates_until } = row;
  return {
    ...showListed(read, reader),
    lines: lines.map((line) => showLine(line, row.tolerance_ppm, reader)),
    ...{ address, started_at, packed_at, delivered_at, closed_at, cancelled_at, plates_until },
    ...{ proofs: [], shipments: [], settlement: null },
  };
}

function showLine(line: OrderLineRow, tolerancePpm: number, reader: Staff | Client): OrderLineAnswer {
  const { id, name, units_ordered, units_good, units_spoiled } = line;
  const billable =
    units_good === null ? null : billableUnits(units_ordered, units_good, toleranceOf(tolerancePpm));
  return {
    ...{ id, name, units_ordered, units_good, units_billable: billable, units_shipped: 0 },
    ...(reader.kind === "staff" && { units_spoiled }),
  };
}

/** A client reads that a gate is met, and not who said so or why: these are staff's own words. */
function showGate({ gate, state, at, by, reason }: StandingGate, reader: Staff | Client): GateAnswer {
  return { gate, state, at, ...(reader.kind === "staff" && { by, reason }) };
}

/** What a client is asked for while his order is on hold; a broken machine is the shop's own business. */
const askedOfClient: readonly HoldReason[] = ["art", "money", "client"];

function holdOf({ hold_reason: reason, held_at: since }: ShownOrderRow, reader: Staff | Client) {
  if (reason === null || since === null) return null;
  const isShown = reader.kind === "staff" || askedOfClient.includes(reason);
  return { reason: isShown ? reason : null, since };
}
