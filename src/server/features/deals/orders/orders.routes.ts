import { getBoard } from "#contracts/orders/board.ts";
import * as commands from "#contracts/orders/order-commands.ts";
import * as calls from "#contracts/orders/orders.ts";
import * as reorders from "#contracts/orders/reorder.ts";
import * as settlements from "#contracts/orders/settlement.ts";
import { addShipment, correctShipment, voidShipment } from "#contracts/orders/shipments.ts";
import { dollarsToCents } from "#domain/money/cents.ts";
import type { Message } from "#domain/words.ts";
import type { Buyer, Staff } from "#server/access/actor.ts";
import { dealParty, dealReader, hasRight, may, staffOrClient } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import { noteOrderOpened } from "../commands/decision-wait.ts";
import { staffAddShipment } from "../delivery/staff-add-shipment.ts";
import { staffCorrectShipment, staffVoidShipment } from "../delivery/staff-correct-shipment.ts";
import { presentToClient, presentToStaff } from "../presenters/present-quote.ts";
import { readOrder, readOrderOfQuote, readOrders } from "../presenters/read-orders.ts";
import { readReorder, reorder } from "../reorder/reorder.ts";
import { readSettlement } from "../settlement/read-settlement.ts";
import { settleOrder } from "../settlement/settle-order.ts";
import { staffVoidSettlement } from "../settlement/void-settlement.ts";
import { setOrderAddress, staffSayOfGate, staffSetOrderDates } from "./prepare-order.ts";
import { staffCorrectOrder } from "./staff-correct-order.ts";
import * as making from "./staff-make-order.ts";
import { staffReadBoard } from "./staff-read-board.ts";

/** Orders: for staff who reads them, and each client's own. */
export function orderRoutes(mounting: Mounting): void {
  const { routes, services } = mounting;
  deliveryRoutes(mounting);

  routes.add(calls.listOrders, staffOrClient, ({ actor, query }) => readOrders(services, actor, query));

  routes.add(calls.getOrder, dealReader, async ({ actor, params, reply }) => {
    const order = await readOrder(services, actor, params.id);
    await noteOrderOpened(services, actor.kind, order.quote_id);
    sendVersion(reply, order.version);
    return { order };
  });

  routes.add(calls.getOrderOfQuote, dealReader, async ({ actor, params, reply }) => {
    const order = await readOrderOfQuote(services, actor, params.id);
    if (!order) return { order: null };
    await noteOrderOpened(services, actor.kind, order.quote_id);
    sendVersion(reply, order.version);
    return { order };
  });

  routes.add(getBoard, may("orders.read"), ({ actor, query }) =>
    staffReadBoard(services, actor, query.search),
  );

  const mayWrite = may("orders.write");
  for (const [call, make] of [
    [commands.startOrder, making.staffStartOrder],
    [commands.resumeOrder, making.staffResumeOrder],
    [commands.packOrder, making.staffPackOrder],
    [commands.deliverOrder, making.staffDeliverOrder],
    [commands.closeOrder, making.staffCloseOrder],
  ] as const) {
    routes.add(call, mayWrite, async ({ actor, params, request }) => ({
      order: await make(services, actor, { orderId: params.id, expectedVersion: expectedVersion(request) }),
    }));
  }

  routes.add(commands.holdOrder, mayWrite, async ({ actor, params, body, request }) => {
    const at = { orderId: params.id, expectedVersion: expectedVersion(request) };
    return { order: await making.staffHoldOrder(services, actor, { ...at, ...body }) };
  });

  routes.add(commands.countOrder, mayWrite, async ({ actor, params, body, request }) => {
    const at = { orderId: params.id, expectedVersion: expectedVersion(request) };
    return { order: await making.staffCountOrder(services, actor, { ...at, ...body }) };
  });

  routes.add(commands.correctOrder, mayWrite, async ({ actor, params, body, request }) => {
    const at = { orderId: params.id, expectedVersion: expectedVersion(request) };
    return { order: await staffCorrectOrder(services, actor, { ...at, ...body }) };
  });

  routes.add(commands.meetGate, mayWrite, async ({ actor, params, body, request }) => {
    const at = { orderId: params.id, expectedVersion: expectedVersion(request) };
    const said = { ...at, gate: body.gate, state: "met" as const, reason: "" };
    return { order: await staffSayOfGate(services, actor, said) };
  });

  routes.add(commands.waiveGate, mayWrite, async ({ actor, params, body, request }) => {
    const at = { orderId: params.id, expectedVersion: expectedVersion(request) };
    return { order: await staffSayOfGate(services, actor, { ...at, ...body, state: "waived" }) };
  });

  routes.add(commands.setOrderAddress, dealParty, async ({ actor, params, body, request }) => {
    const at = { orderId: params.id, expectedVersion: expectedVersion(request) };
    return { order: await setOrderAddress(services, actor, { ...at, ...body }) };
  });

  routes.add(commands.setOrderDates, mayWrite, async ({ actor, params, body, request }) => {
    const at = { orderId: params.id, expectedVersion: expectedVersion(request) };
    return { order: await staffSetOrderDates(services, actor, { ...at, dates: body }) };
  });
}

const freightInvalid: Message = /*i18n*/ {
  id: "orders.settle.freight",
  message: "Please give the freight in dollars, with up to two decimals.",
};

/** What becomes of an order once its bags are counted: sent, settled, ordered again. */
function deliveryRoutes({ routes, services }: Mounting): void {
  routes.add(addShipment, may("orders.write"), async ({ actor, params, body, request }) => ({
    shipment: await staffAddShipment(services, actor, {
      ...{ orderId: params.id, sent: body },
      expectedVersion: expectedVersion(request),
    }),
  }));

  routes.add(correctShipment, may("orders.write"), async ({ actor, params, body, request }) => {
    const at = { shipmentId: params.id, expectedVersion: expectedVersion(request) };
    return { shipment: await staffCorrectShipment(services, actor, { ...at, corrections: body }) };
  });

  routes.add(voidShipment, may("orders.write"), async ({ actor, params, body, request }) => {
    const at = { shipmentId: params.id, expectedVersion: expectedVersion(request) };
    return { shipment: await staffVoidShipment(services, actor, { ...at, ...body }) };
  });

  routes.add(settlements.getSettlement, dealReader, async ({ actor, params }) => ({
    settlement: await readSettlement(services, actor, params.id),
  }));

  routes.add(settlements.settleOrder, dealParty, async ({ actor, params, body, request }) => ({
    settlement: await settleOrder(services, actor, {
      ...{ orderId: params.id, choice: body.choice, expectedVersion: expectedVersion(request) },
      freightCents: freightOf(actor, body.freight),
    }),
  }));

  routes.add(commands.voidSettlement, may("payments.write"), async ({ actor, params, body, request }) => {
    const at = { orderId: params.id, expectedVersion: expectedVersion(request) };
    return { order: await staffVoidSettlement(services, actor, { ...at, ...body }) };
  });

  routes.add(reorders.getReorder, staffOrClient, async ({ actor, params, query, request }) => ({
    reorder: await readReorder(services, actor, {
      ...{ orderId: params.id, locale: request.locale(), bags: query.quantities },
    }),
  }));

  routes.add(reorders.reorder, staffOrClient, async ({ actor, params, body }) => {
    const quote = await reorder(services, actor, { orderId: params.id, asked: body });
    return {
      success: true as const,
      quote: actor.kind === "client" ? presentToClient(quote) : presentToStaff(quote),
    };
  });
}

/** What freight came to is staff's to say. @throws 403 for staff without the right to money, 422 at the field */
function freightOf(actor: Staff | Buyer, freight: string | number | undefined): number | undefined {
  if (actor.kind === "staff" && !hasRight(actor, "payments.write")) throw new AppError("forbidden");
  if (freight === undefined || freight === "" || actor.kind !== "staff") return undefined;
  const cents = dollarsToCents(freight);
  if (cents === undefined) throw new AppError("invalid", { fields: { freight: [freightInvalid] } });
  return cents;
}
