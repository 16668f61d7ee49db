import { getBoard } from "#contracts/orders/board.ts";
import * as commands from "#contracts/orders/order-commands.ts";
import * as calls from "#contracts/orders/orders.ts";
import { may, signedIn } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import { readOrder, readOrders } from "../presenters/read-orders.ts";
import { deliveryRoutes } from "./delivery.routes.ts";
import { setOrderAddress, staffSayOfGate, staffSetOrderDates } from "./prepare-order.ts";
import * as making from "./staff-make-order.ts";
import { staffReadBoard } from "./staff-read-board.ts";

/** Orders: for staff who reads them, and each client's own. */
export function orderRoutes(mounting: Mounting): void {
  const { routes, services } = mounting;
  deliveryRoutes(mounting);

  routes.add(calls.listOrders, signedIn, ({ actor, query }) => readOrders(services, actor, query));

  routes.add(calls.getOrder, signedIn, async ({ actor, params, reply }) => {
    const order = await readOrder(services, actor, params.id);
    sendVersion(reply, order.version);
    return { order };
  });

  routes.add(getBoard, may("orders.read"), ({ actor }) => staffReadBoard(services, actor));

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

  routes.add(commands.meetGate, mayWrite, async ({ actor, params, body, request }) => {
    const at = { orderId: params.id, expectedVersion: expectedVersion(request) };
    const said = { ...at, gate: body.gate, state: "met" as const, reason: "" };
    return { order: await staffSayOfGate(services, actor, said) };
  });

  routes.add(commands.waiveGate, mayWrite, async ({ actor, params, body, request }) => {
    const at = { orderId: params.id, expectedVersion: expectedVersion(request) };
    return { order: await staffSayOfGate(services, actor, { ...at, ...body, state: "waived" }) };
  });

  routes.add(commands.setOrderAddress, signedIn, async ({ actor, params, body, request }) => {
    const at = { orderId: params.id, expectedVersion: expectedVersion(request) };
    return { order: await setOrderAddress(services, actor, { ...at, ...body }) };
  });

  routes.add(commands.setOrderDates, mayWrite, async ({ actor, params, body, request }) => {
    const at = { orderId: params.id, expectedVersion: expectedVersion(request) };
    return { order: await staffSetOrderDates(services, actor, { ...at, dates: body }) };
  });
}
