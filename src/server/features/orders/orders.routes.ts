import * as calls from "#contracts/orders/orders.ts";
import { signedIn } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { deliveryRoutes } from "./delivery.routes.ts";
import { readOrder, readOrders } from "./read-orders.ts";

/** Orders: for staff who reads them, and each client's own. */
export function orderRoutes(mounting: Mounting): void {
  const { routes, services } = mounting;
  deliveryRoutes(mounting);

  routes.add(calls.listOrders, signedIn, ({ actor, query }) => readOrders(services, actor, query));

  routes.add(calls.getOrder, signedIn, async ({ actor, params }) => ({
    order: await readOrder(services, actor, params.id),
  }));
}
