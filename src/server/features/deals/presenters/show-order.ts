import type { GateAnswer, ListedOrder, OrderAnswer, OrderLineAnswer } from "#contracts/orders/orders.ts";
import type { Packing } from "#domain/orders/cartons.ts";
import { approvalTime, type Calendar, type OrderDates } from "#domain/orders/order-dates.ts";
import {
  openGates,
  readState,
  type SaidOfGate,
  type StandingGate,
  standingGates,
} from "#domain/orders/order-gates.ts";
import { isAskedOfClient, isUnsent } from "#domain/orders/order-state.ts";
import { type OrderTask, tasksOf, turnOf } from "#domain/orders/order-turn.ts";
import { billableUnits, type Tolerance, toleranceOf, unbounded } from "#domain/orders/tolerance.ts";
import { namesAmong } from "#domain/quotes/cloth-names.ts";
import { workingDaysFrom } from "#domain/time/working-days.ts";
import type { Buyer, Staff } from "#server/access/actor.ts";
import { hasRight } from "#server/access/policies.ts";
import type { ShownOrderRow } from "../model/orders.repository.ts";
import type { OrderLineRow } from "../model/orders.table.ts";
import type { NamedProofRow } from "../model/proofs.repository.ts";
import type { SettlementRow } from "../model/settlements.table.ts";
import { isShownTo } from "./read-proofs.ts";

/** An order with how its gates stand. */
export interface GatedOrder {
  readonly row: ShownOrderRow;
  readonly gates: readonly StandingGate[];
}

/** An order as a list shows it. */
export interface ReadOrder extends GatedOrder {
  readonly lines: readonly OrderLineRow[];
  /** The newest first. */
  readonly proofs: readonly NamedProofRow[];
  readonly hasSketch: boolean;
  readonly settlement: SettlementRow | null;
  readonly owesBeforeShipping: boolean;
  /** What its client still owes, once it has arrived and is settled; null before. */
  readonly openCents: number | null;
}

/** An order with all that its answer is made of. */
export interface FullOrder extends ReadOrder {
  /** What left of each line, by its id. */
  readonly shipped: ReadonlyMap<number, number>;
  readonly shipments: OrderAnswer["shipments"];
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

/** The days of an order, and by what they are counted. */
export interface ShownDates extends OrderDates {
  readonly today: string;
  readonly calendar: Calendar;
}

/** Who acts next, and for what: the same for both sides. */
export function tasksOfOrder(
  { row, gates, proofs, settlement, owesBeforeShipping, openCents }: ReadOrder,
  reader: Pick<Staff | Buyer, "kind">,
): OrderTask[] {
  const tasks = tasksOf({
    ...{ state: readState(row.state, gates), holdReason: row.hold_reason, open: openGates(gates) },
    ...{ address: row.address, proofs, settlement },
    owesBeforeShipping,
    openCents,
  });
  if (reader.kind === "staff") return tasks;
  // A client knows nothing of a proof that was not sent: to him it is still being made.
  const isMended = proofs.some(({ state }) => state === "changes_requested");
  return tasks.map((task) =>
    task.what === "send_proof" ? { by: "shop", what: isMended ? "mend_proof" : "make_proof" } : task,
  );
}

/** As a list shows it. */
export function showListed(read: ReadOrder, dates: ShownDates, reader: Staff | Buyer): ListedOrder {
  const { row, gates, lines } = read;
  const { id, number, quote_id, quote_reference, name, in_hands_on } = row;
  const { promisedOn, approveBy } = dates;
  const state = readState(row.state, gates);
  const { due, isLate, approval } = timesOf({ row, gates }, dates);
  const tasks = tasksOfOrder(read, reader);
  const isTold = reader.kind !== "staff" || hasRight(reader, "prices.read");
  return {
    ...{ id, number, state, quote_id, quote_reference, name, in_hands_on },
    ...{ promised_on: promisedOn, promised_before: dates.promisedBefore, arrives_on: dates.arrivesOn },
    ...{ due_on: due, is_late: isLate },
    ...{ turn: turnOf(tasks), tasks, hold: holdOf(row, reader) },
    ...(isTold && { open_cents: read.openCents }),
    units: lines.reduce((sum, line) => sum + line.units_ordered, 0),
    goods: [...new Set(lines.map(({ name: size }) => size))],
    ...coloursOf(lines),
    has_sketch: read.hasSketch,
    gates: gates.map((gate) => showGate(gate, reader)),
    ...{ approve_by: approveBy, approval_time: approval },
    ...{ version: row.version, created_at: row.created_at },
  };
}

function coloursOf(lines: readonly OrderLineRow[]): Pick<ListedOrder, "colours" | "cloth_names"> {
  const colours = [...new Set(lines.flatMap(({ cloth }) => cloth?.colours ?? []))];
  const named = lines.flatMap(({ cloth }) => cloth?.names ?? []);
  const names = namesAmong(named, colours);
  return { colours, ...(names.length > 0 && { cloth_names: names }) };
}

/** By when an order is to leave, and how pressing that and its approval are. */
function timesOf({ row, gates }: GatedOrder, dates: ShownDates) {
  const { promisedOn, approveBy, today, transitDays, calendar } = dates;
  const due =
    promisedOn ?? (row.in_hands_on && workingDaysFrom(row.in_hands_on, -transitDays, calendar.holidays));
  const isWaiting = readState(row.state, gates) === "preparing";
  return {
    due,
    isLate: due !== null && due < today && isUnsent(row.state),
    approval: approveBy && isWaiting ? approvalTime(approveBy, today, calendar.holidays) : null,
  };
}

/** The day on which an order leaves, or has to leave for the day in hands; null while neither is known. */
export function leavingDay(order: GatedOrder, dates: ShownDates): string | null {
  return timesOf(order, dates).due;
}

/** The day that an order missed: the one to leave, or else the last one to approve. Null where it is in time. */
export function missedDay(order: GatedOrder, dates: ShownDates): string | null {
  const { due, isLate, approval } = timesOf(order, dates);
  if (isLate) return due;
  return approval === "late" ? dates.approveBy : null;
}

/** With its lines, and what its rooms add. */
export function showOrder(
  read: FullOrder,
  { packing, ...dates }: ShownDates & { readonly packing: Packing },
  reader: Staff | Buyer,
): OrderAnswer {
  const { row, lines } = read;
  const { address, started_at, packed_at, delivered_at, closed_at, cancelled_at, plates_until } = row;
  return {
    ...showListed(read, dates, reader),
    ...{ lead_days: dates.leadDays, transit_days: dates.transitDays, packing },
    ...{ arrives_on: arrivalOf(read, dates), arrives_if_approved: arrivesIfApproved(read, dates) },
    lines: lines.map((line) => ({
      ...showLine(line, billedTolerance(read), reader),
      units_shipped: read.shipped.get(line.id) ?? 0,
    })),
    ...{ address, started_at, packed_at, delivered_at, closed_at, cancelled_at, plates_until },
    proofs: read.proofs.filter((proof) => isShownTo(reader, proof)).map(({ order_id: _, ...proof }) => proof),
    ...{ shipments: read.shipments, settlement: settlementOf(read.settlement) },
  };
}

/** The days on its way count from the one on which the last of it left. */
function arrivalOf({ row, shipments }: FullOrder, dates: ShownDates): string | null {
  const left = row.state === "shipped" ? shipments.at(-1)?.shipped_on : undefined;
  return left === undefined
    ? dates.arrivesOn
    : workingDaysFrom(left, dates.transitDays, dates.calendar.holidays);
}

function arrivesIfApproved({ row, gates }: ReadOrder, dates: ShownDates): string | null {
  const isProofOpen = gates.some(({ gate, state }) => gate === "proof" && state === "open");
  // What was promised already moves with the hold, not with the approval.
  if (!isProofOpen || row.promised_on !== null) return null;
  const { holidays } = dates.calendar;
  return workingDaysFrom(workingDaysFrom(dates.today, dates.leadDays, holidays), dates.transitDays, holidays);
}

function settlementOf(row: SettlementRow | null): OrderAnswer["settlement"] {
  if (row === null) return null;
  const { id, state, choice, choose_until } = row;
  return { id, state, choice, choose_until };
}

/** Who chose to pay for all bags is billed for those beyond the bound as well (L19.2). */
function billedTolerance({ row, settlement }: FullOrder): Tolerance {
  const agreed = toleranceOf(row.tolerance_ppm, row.tolerance_under_ppm);
  return settlement?.choice === "all" ? unbounded(agreed) : agreed;
}

function showLine(line: OrderLineRow, tolerance: Tolerance, reader: Staff | Buyer): OrderLineAnswer {
  const { id, name, cloth, units_ordered, units_good, units_spoiled } = line;
  const billable = units_good === null ? null : billableUnits(units_ordered, units_good, tolerance);
  return {
    ...{ id, name, ...(cloth && { cloth }) },
    ...{ units_ordered, units_good, units_billable: billable, units_shipped: 0 },
    ...(reader.kind === "staff" && { units_spoiled }),
  };
}

/** A client reads that a gate is met, and not who said so or why: these are staff's own words. */
function showGate({ gate, state, at, by, reason }: StandingGate, reader: Staff | Buyer): GateAnswer {
  return { gate, state, at, ...(reader.kind === "staff" && { by, reason }) };
}

function holdOf({ hold_reason: reason, held_at: since }: ShownOrderRow, reader: Staff | Buyer) {
  if (reason === null || since === null) return null;
  const isShown = reader.kind === "staff" || isAskedOfClient(reason);
  return { reason: isShown ? reason : null, since };
}
