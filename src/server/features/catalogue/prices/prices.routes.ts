import * as calls from "#contracts/catalogue/price-lists.ts";
import { listUnitCosts } from "#contracts/catalogue/unit-costs.ts";
import { administrator, anyone, may } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import { listPriceListRows } from "./price-lists.repository.ts";
import { showPriceLists, showPrint } from "./show-price-list.ts";
import { staffListUnitCosts } from "./staff-list-unit-costs.ts";
import { staffCreatePriceList, staffUpdatePriceList } from "./staff-write-price-list.ts";
import { visitorEstimate } from "./visitor-estimate.ts";

/** Price lists, which administrators keep, and what they say to everybody. */
export function priceRoutes({ routes, services, catalogueCache }: Mounting): void {
  const { db } = services;
  routes.add(calls.listPriceLists, may("settings.read"), async () => {
    return { price_lists: await showPriceLists(db, await listPriceListRows(db)) };
  });
  routes.add(calls.createPriceList, administrator, async ({ actor, body, reply }) => {
    const price_list = await staffCreatePriceList(services, actor, body);
    sendVersion(reply, price_list.version);
    return { price_list };
  });
  routes.add(calls.updatePriceList, administrator, async ({ actor, params, body, request, reply }) => {
    const meant = { listId: params.id, expectedVersion: expectedVersion(request), body };
    const price_list = await staffUpdatePriceList(services, actor, meant);
    sendVersion(reply, price_list.version);
    return { price_list };
  });
  routes.add(listUnitCosts, may("prices.read"), async () => ({
    unit_costs: await staffListUnitCosts(services),
  }));
  routes.add(calls.estimatePrice, anyone, async ({ body, request }) =>
    visitorEstimate(services, { body, address: visitorAddress(request.ip) }),
  );
  routes.add(calls.getPrintPrices, anyone, async ({ request, reply }) =>
    catalogueCache.answer(request, reply, async () => {
      const { list } = await services.prices.read(db);
      return { body: { print: showPrint(list.print) } };
    }),
  );
}
