import { countPayment, getUncounted } from "#contracts/payments/plans.ts";
import { dollarsToCents } from "#domain/money/cents.ts";
import { may } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { expectedVersion } from "#server/platform/http/row-version.ts";
import type { PaymentServices } from "../payment-services.ts";
import { staffCountPayment } from "./staff-count-payment.ts";
import { staffFindUncounted } from "./staff-find-uncounted.ts";

/** What of payments counts for nothing yet, and what staff lets it count for. */
export function countingRoutes({ routes }: Mounting, services: PaymentServices): void {
  routes.add(getUncounted, may("payments.read"), async ({ params }) =>
    staffFindUncounted(services, params.id),
  );

  routes.add(countPayment, may("payments.write"), async ({ actor, params, body, request }) => {
    const counting = {
      ...{ paymentId: params.id, itemId: body.plan_item_id },
      worthCents: body.amount === undefined ? undefined : (dollarsToCents(body.amount) ?? null),
      expectedVersion: expectedVersion(request),
    };
    return { success: true as const, ...(await staffCountPayment(services, actor, counting)) };
  });
}
