import type { ShipmentAnswer, ShipmentBody } from "#contracts/orders/shipments.ts";
import { moveOfOrder, type OrderState } from "#domain/orders/order-state.ts";
import { platesUntil } from "#domain/orders/plates.ts";
import { shippedState } from "#domain/orders/shipping.ts";
import { toleranceOf } from "#domain/orders/tolerance.ts";
import { owesBeforeShipping } from "#domain/payments/dues.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { requireTypedDay } from "#server/require-typed-day.ts";
import type { Services } from "#server/services.ts";
import { findDealOfOrder } from "../commands/change-order.ts";
import { changeOrderRow } from "../model/orders.repository.ts";
import { isStale, type Running, recordCommand, runOnDeal } from "../model/run-command.ts";
import { addShipmentRow, findShipments } from "../model/shipments.repository.ts";
import { beginUndoable } from "../model/undoable.ts";
import { readOrder, requireOrder } from "../presenters/read-orders.ts";
import type { ReadOrder } from "../presenters/show-order.ts";
import { requireShipment } from "../presenters/show-shipment.ts";
import { readPlan } from "../receivables/read-plan.ts";
import { mailShipped } from "./delivery-mails.ts";
import { afterShipping, requireLeft, shippedLines } from "./shipped-lines.ts";

const words = {
  notPacked: /*i18n*/ {
    id: "orders.ship.notPacked",
    message: "This order is not packed: its bags are made, counted and packed before they are shipped.",
  },
  ended: /*i18n*/ { id: "orders.ship.ended", message: "Nothing more of this order is shipped." },
  onHold: /*i18n*/ { id: "orders.ship.onHold", message: "This order is on hold. Please resume it first." },
  notCounted: /*i18n*/ {
    id: "orders.ship.notCounted",
    message: "Please count the bags before they are shipped.",
  },
  notPaid: /*i18n*/ {
    id: "orders.ship.notPaid",
    message: "What is to be paid before shipping is still open. It ships once that is paid or waived.",
  },
} as const satisfies Record<string, Message>;

interface Shipping {
  readonly orderId: number;
  readonly expectedVersion: number | undefined;
  readonly sent: ShipmentBody;
}

/**
 * Staff sends a part of an order, or all of it: no more of a line than was counted (L18.1). The order is shipped once there
 * are enough bags, or nothing more comes (L18.2); its client is written to with the tracking numbers.
 * @throws 404; 409 with why not, and the fresh order; 422 by field
 */
export async function staffAddShipment(
  services: Services,
  staff: Staff,
  shipping: Shipping,
): Promise<ShipmentAnswer> {
  const { orderId } = shipping;
  const id = await runOnDeal(
    services,
    auditActorOf(staff),
    (inside) => findDealOfOrder(inside, staff, orderId),
    (running) => addShipment(running, staff, shipping),
  );
  return await requireShipment(services.db, id);
}

async function addShipment(running: Running, staff: Staff, shipping: Shipping): Promise<number> {
  const { inside, transaction, at } = running;
  const { orderId, sent } = shipping;
  const order = await requireOrder(inside, staff, orderId);
  const refuse = async (message?: Message) =>
    new AppError("conflict", { message, extra: { fresh: await readOrder(inside, staff, orderId) } });
  const refusal = await refusalToShip(inside, order);
  if (refusal) throw await refuse(refusal);
  if (isStale(shipping, order.row)) throw await refuse();
  requireTypedDay(inside, {
    ...{ of: "shipment", field: "shipped_on" },
    ...{ day: sent.shipped_on, since: order.row.created_at },
  });
  const lines = await shippedLines(transaction, order);
  requireLeft(lines, sent.lines);
  const state = shippedState(afterShipping(lines, sent.lines), {
    tolerance: toleranceOf(order.row.tolerance_ppm, order.row.tolerance_under_ppm),
    isComplete: order.row.state === "shipped" || sent.complete === true,
  });
  const undoable = await beginUndoable(transaction, { quoteId: order.row.quote_id, at });
  const isFirst = await changeOrderRow(transaction, order.row, {
    state,
    plates_until: order.row.plates_until ?? platesUntil(sent.shipped_on),
  });
  if (!isFirst) throw await refuse();
  const row = await addShipmentRow(
    transaction,
    {
      ...{
        order_id: orderId,
        number: 1 + ((await findShipments(transaction, [orderId])).at(-1)?.number ?? 0),
      },
      ...{ address: sent.address || order.row.address, carrier: sent.carrier, service: sent.service || null },
      ...{ tracking: JSON.stringify(sent.tracking ?? []), cartons: sent.cartons ?? null },
      weight_kg: sent.weight_kg ?? null,
      ...{ shipped_on: sent.shipped_on, delivered_on: null, created_at: at.toISOString() },
    },
    sent.lines,
  );
  const units = sent.lines.reduce((sum, line) => sum + line.units, 0);
  const historyId = await recordCommand(running, {
    ...{ subject: "order", subjectId: orderId, action: "order.ship" },
    ...{ before: { state: order.row.state }, after: { state, units, carrier: sent.carrier } },
  });
  await mailShipped(transaction, { order, shipment: row, units, at, post: undoable.post });
  await undoable.keep(historyId);
  return row.id;
}

/** Why nothing of it may leave now; what is due before shipping is paid first (L10.6). */
async function refusalToShip(services: Services, { row, lines }: ReadOrder): Promise<Message | undefined> {
  if (!canShip(row.state)) {
    const isOver = row.state === "delivered" || row.state === "closed" || row.state === "cancelled";
    return isOver ? words.ended : words.notPacked;
  }
  if (row.hold_reason !== null) return words.onHold;
  if (lines.some(({ units_good }) => units_good === null)) return words.notCounted;
  return owesBeforeShipping(await readPlan(services, row.quote_id)) ? words.notPaid : undefined;
}

function canShip(state: OrderState): boolean {
  return moveOfOrder(state, "ship") !== undefined;
}
