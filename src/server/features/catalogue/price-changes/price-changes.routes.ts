import { changePrices, undoPrices } from "#contracts/catalogue/catalogue-prices.ts";
import { administrator } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { staffChangePrices } from "./staff-change-prices.ts";
import { staffUndoPrices } from "./staff-undo-prices.ts";

/** Many prices at once. */
export function changePricesRoutes({ routes, services }: Mounting): void {
  routes.add(
    changePrices,
    administrator,
    async ({ actor, body }) => await staffChangePrices(services, actor, body),
  );
  routes.add(
    undoPrices,
    administrator,
    async ({ actor, body }) => await staffUndoPrices(services, actor, body.change_id),
  );
}
