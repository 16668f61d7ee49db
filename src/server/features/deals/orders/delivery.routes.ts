import * as reorders from "#contracts/orders/reorder.ts";
import * as settlements from "#contracts/orders/settlement.ts";
import { addShipment } from "#contracts/orders/shipments.ts";
import { dollarsToCents } from "#domain/money/cents.ts";
import type { Message } from "#domain/words.ts";
import type { Client, Staff } from "#server/access/actor.ts";
import { hasRight, may, signedIn } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { expectedVersion } from "#server/platform/http/row-version.ts";
import { staffAddShipment } from "../delivery/staff-add-shipment.ts";
import { presentToClient, presentToStaff } from "../presenters/present-quote.ts";
import { readReorder, reorder } from "../reorder/reorder.ts";
import { readSettlement } from "../settlement/read-settlement.ts";
import { settleOrder } from "../settlement/settle-order.ts";

const freightInvalid: Message = /*i18n*/ {
  id: "orders.settle.freight",
  message: "Please give the freight in dollars, with up to two decimals.",
};

/** What becomes of an order once its bags are counted: sent, settled, ordered again. */
export function deliveryRoutes({ routes, services }: Mounting): void {
  routes.add(addShipment, may("orders.write"), async ({ actor, params, body, request }) => ({
    shipment: await staffAddShipment(services, actor, {
      ...{ orderId: params.id, sent: body },
      expectedVersion: expectedVersion(request),
    }),
  }));

  routes.add(settlements.getSettlement, signedIn, async ({ actor, params }) => ({
    settlement: await readSettlement(services, actor, params.id),
  }));

  routes.add(settlements.settleOrder, signedIn, async ({ actor, params, body, request }) => ({
    settlement: await settleOrder(services, actor, {
      ...{ orderId: params.id, choice: body.choice, expectedVersion: expectedVersion(request) },
      freightCents: freightOf(actor, body.freight),
    }),
  }));

  routes.add(reorders.getReorder, signedIn, async ({ actor, params, request }) => ({
    reorder: await readReorder(services, actor, { orderId: params.id, locale: request.locale() }),
  }));

  routes.add(reorders.reorder, signedIn, async ({ actor, params }) => {
    const quote = await reorder(services, actor, params.id);
    return {
      success: true as const,
      quote: actor.kind === "client" ? presentToClient(quote) : presentToStaff(quote),
    };
  });
}

/** What freight came to is staff's to say. @throws 403 for staff without the right to money, 422 at the field */
function freightOf(actor: Staff | Client, freight: string | number | undefined): number | undefined {
  if (actor.kind === "staff" && !hasRight(actor, "payments.write")) throw new AppError("forbidden");
  if (freight === undefined || freight === "" || actor.kind === "client") return undefined;
  const cents = dollarsToCents(freight);
  if (cents === undefined) throw new AppError("invalid", { fields: { freight: [freightInvalid] } });
  return cents;
}
