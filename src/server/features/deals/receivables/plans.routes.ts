import { getPlan, waiveItem, writeOffItem } from "#contracts/payments/plans.ts";
import { may, quoteReader } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { readQuote } from "../model/read-quote.ts";
import { readPlan } from "./read-plan.ts";
import { showPlan } from "./show-plan.ts";
import { staffWaiveItem } from "./staff-waive-item.ts";

/** What a quote owes, and what staff decides about it. */
export function planRoutes({ routes, services }: Mounting): void {
  routes.add(getPlan, quoteReader, async ({ actor, params }) => {
    const { id } = await readQuote(services.db, actor, params.id);
    return showPlan(await readPlan(services, id), { isForStaff: actor.kind === "staff" });
  });

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
}
