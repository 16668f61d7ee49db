import { countPayment, getPlan, getUncounted, waiveItem, writeOffItem } from "#contracts/payments/plans.ts";
import { may, quoteReader } from "#server/access/policies.ts";
import { readQuote } from "#server/features/quotes/read-quote.ts";
import type { Mounting } from "#server/mounting.ts";
import { expectedVersion } from "#server/platform/http/row-version.ts";
import type { PaymentServices } from "../payment-services.ts";
import { readPlan } from "./read-plan.ts";
import { showPlan } from "./show-plan.ts";
import { staffCountPayment } from "./staff-count-payment.ts";
import { staffFindUncounted } from "./staff-find-uncounted.ts";
import { staffWaiveItem } from "./staff-waive-item.ts";

/** What a quote owes, and what staff decides about it. */
export function planRoutes({ routes }: Mounting, services: PaymentServices): void {
  routes.add(getPlan, quoteReader, async ({ actor, params }) => {
    const { id } = await readQuote(services.db, actor, params.id);
    return showPlan(await readPlan(services, id), { isForStaff: actor.kind === "staff" });
  });

  routes.add(getUncounted, may("payments.read"), async ({ params }) =>
    staffFindUncounted(services, params.id),
  );

  for (const [call, isSmall] of [
    [waiveItem, false],
    [writeOffItem, true],
  ] as const) {
    routes.add(call, may("payments.write"), async ({ actor, params, body }) => {
      const waiving = { itemId: params.id, reason: body.reason, isSmall };
      const plan = await staffWaiveItem(services, actor, waiving);
      return { success: true as const, plan: showPlan(plan, { isForStaff: true }) };
    });
  }

  routes.add(countPayment, may("payments.write"), async ({ actor, params, body, request }) => {
    const counting = {
      ...{ paymentId: params.id, itemId: body.plan_item_id },
      expectedVersion: expectedVersion(request),
    };
    return { success: true as const, ...(await staffCountPayment(services, actor, counting)) };
  });
}
