import type { ShipmentAnswer, ShipmentCorrections } from "#contracts/orders/shipments.ts";
import { moveOfOrder, type StoredOrderState } from "#domain/orders/order-state.ts";
import { platesUntil } from "#domain/orders/plates.ts";
import { orderRefusals, refusalIn } from "#domain/orders/refusals.ts";
import { isEnough, shippedState } from "#domain/orders/shipping.ts";
import { toleranceOf } from "#domain/orders/tolerance.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { requireTypedDay } from "#server/require-typed-day.ts";
import type { Services } from "#server/services.ts";
import { findDealOfOrder } from "../commands/change-order.ts";
import { changeOrderRow } from "../model/orders.repository.ts";
import { isStale, type Running, recordCommand, runOnDeal } from "../model/run-command.ts";
import { changeShipmentRow, deleteShipmentRow } from "../model/shipments.repository.ts";
import { readOrder, requireOrder } from "../presenters/read-orders.ts";
import type { ReadOrder } from "../presenters/show-order.ts";
import { readShipmentsOfOrder, requireShipment } from "../presenters/show-shipment.ts";
import { mailClient, mailShipped } from "./delivery-mails.ts";
import { afterShipping, requireLeft, type SentLines, shippedLines } from "./shipped-lines.ts";

interface ShipmentAt {
  readonly shipmentId: number;
  /** Of its order. */
  readonly expectedVersion: number | undefined;
}

/**
 * Staff corrects what was written down of a shipment, for a reason; what is left out stays. Its order stands where that
 * brings it, and the client is written to where he was told otherwise.
 * @throws 404; 409 once the order is delivered, with the fresh order; 422 by field
 */
export async function staffCorrectShipment(
  services: Services,
  staff: Staff,
  { corrections, ...at }: ShipmentAt & { readonly corrections: ShipmentCorrections },
): Promise<ShipmentAnswer> {
  await correct(services, staff, at, async (running, found) => {
    const { order, shipment, shipments } = found;
    const { reason, ...set } = corrections;
    const { carrier = shipment.carrier, tracking = shipment.tracking, lines = shipment.lines } = set;
    const { cartons = shipment.cartons, shipped_on = shipment.shipped_on } = set;
    if (set.shipped_on)
      requireTypedDay(running.inside, {
        ...{ of: "shipment", field: "shipped_on" },
        ...{ day: set.shipped_on, since: order.row.created_at },
      });
    const state = set.lines ? await stateWith(running, found, set.lines) : order.row.state;
    const written = { carrier, cartons, shipped_on, tracking: JSON.stringify(tracking) };
    await changeShipmentRow(running.transaction, shipment.id, written, set.lines);
    const [was, is] = [toldOf(order, shipment), toldOf(order, { carrier, tracking, lines })];
    if (JSON.stringify(was) !== JSON.stringify(is)) {
      const told = { order, shipment: written, units: is.units, at: running.at, isCorrected: true };
      await mailShipped(running.transaction, told);
    }
    return {
      ...{ action: "order.correct-shipment", state, reason },
      ...{ before: { ...was, shipped_on: shipment.shipped_on, cartons: shipment.cartons } },
      ...{ after: { ...is, shipped_on, cartons } },
      // Plates are stored from the day of the first one on.
      ...(shipments[0]?.id === shipment.id && { platesFrom: shipped_on }),
    };
  });
  return await requireShipment(services.db, at.shipmentId);
}

/**
 * Staff voids a shipment that never left: its bags are still to ship, and the client is written to.
 * @throws 404; 409 once the order is delivered, with the fresh order
 */
export async function staffVoidShipment(
  services: Services,
  staff: Staff,
  { reason, ...at }: ShipmentAt & { readonly reason: string },
): Promise<ShipmentAnswer> {
  return await correct(services, staff, at, async (running, found) => {
    const { order, shipment } = found;
    const state = await stateWith(running, found, []);
    await deleteShipmentRow(running.transaction, shipment.id);
    const { units } = toldOf(order, shipment);
    await mailClient(running.transaction, { order, at: running.at }, "shipment-voided", { units });
    const { shipped_on, cartons } = shipment;
    const before = { ...toldOf(order, shipment), shipped_on, cartons };
    return { action: "order.void-shipment", state, reason, before, after: {} };
  });
}

interface Found {
  readonly order: ReadOrder;
  readonly shipment: ShipmentAnswer;
  /** All of its order. */
  readonly shipments: readonly ShipmentAnswer[];
}

interface Corrected {
  readonly action: "order.correct-shipment" | "order.void-shipment";
  readonly state: StoredOrderState;
  readonly reason: string;
  readonly before: object;
  readonly after: object;
  readonly platesFrom?: string | undefined;
}

/** Answers the shipment as it stood. */
async function correct(
  services: Services,
  staff: Staff,
  { shipmentId, expectedVersion }: ShipmentAt,
  act: (running: Running, found: Found) => Promise<Corrected>,
): Promise<ShipmentAnswer> {
  const { order_id: orderId } = await requireShipment(services.db, shipmentId);
  return await runOnDeal(
    services,
    auditActorOf(staff),
    (inside) => findDealOfOrder(inside, staff, orderId),
    async (running) => {
      const { inside, transaction, unchanged } = running;
      const order = await requireOrder(inside, staff, orderId);
      const shipments = await readShipmentsOfOrder(transaction, orderId);
      const shipment = shipments.find(({ id }) => id === shipmentId);
      if (!shipment) throw new AppError("not_found");
      const refuse = async (message: Message) =>
        new AppError("conflict", { message, extra: { fresh: await readOrder(inside, staff, orderId) } });
      const { row } = order;
      if (isStale({ expectedVersion }, row)) throw await refuse(orderRefusals.changed);
      if (moveOfOrder(row.state, "unship") === undefined) throw await refuse(refusalIn(row.state, "unship"));
      const { action, state, reason, before, after, platesFrom } = await act(running, {
        ...{ order, shipment, shipments },
      });
      if (JSON.stringify({ state: row.state, ...before }) === JSON.stringify({ state, ...after })) {
        unchanged();
        return shipment;
      }
      const set = { state, ...(platesFrom && { plates_until: platesUntil(platesFrom) }) };
      if (!(await changeOrderRow(transaction, row, set))) throw await refuse(orderRefusals.changed);
      await recordCommand(running, {
        ...{ subject: "order", subjectId: orderId, action },
        ...{ before: { state: row.state, ...before }, after: { state, ...after, reason } },
      });
      return shipment;
    },
  );
}

/** Where an order stands with other lines in a shipment of it; without any, the shipment has not left. */
async function stateWith(
  { transaction }: Running,
  { order, shipment, shipments }: Found,
  lines: SentLines,
): Promise<StoredOrderState> {
  const { row } = order;
  const tolerance = toleranceOf(row.tolerance_ppm, row.tolerance_under_ppm);
  const before = await shippedLines(transaction, order);
  const others = afterShipping(
    before,
    shipment.lines.map((line) => ({ ...line, units: -line.units })),
  );
  requireLeft(others, lines);
  if (lines.length === 0 && shipments.length === 1) return "packed";
  // What staff called all of it stays so, unless the last of it has not left.
  const isSaid = row.state === "shipped" && !isEnough(before, tolerance);
  const isComplete = isSaid && (lines.length > 0 || shipments.at(-1)?.id !== shipment.id);
  return shippedState(afterShipping(others, lines), { tolerance, isComplete });
}

type Told = Pick<ShipmentAnswer, "carrier" | "tracking"> & { readonly lines: SentLines };

/** What the client was told of a shipment, and the bags of each line. */
function toldOf(order: Pick<ReadOrder, "lines">, { carrier, tracking, lines }: Told) {
  const nameOf = (lineId: number) => order.lines.find(({ id }) => id === lineId)?.name ?? "";
  return {
    ...{ carrier, tracking: tracking.join(", ") },
    units: lines.reduce((sum, { units }) => sum + units, 0),
    bags: lines.map(({ order_line_id: id, units }) => `${nameOf(id)}: ${units}`).join("; "),
  };
}
