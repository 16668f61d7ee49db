import { Trans } from "@lingui/react/macro";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { OrderDelivery } from "./delivery/order-delivery.tsx";
import { OrderAddress } from "./order-address.tsx";
import { OrderDays } from "./order-days.tsx";
import { OrderNow } from "./order-now.tsx";
import { AnsweredProof, ProofNotice } from "./proof-notice.tsx";

/** The order that followed from an accepted quote: what happens now, by when, where to, and what has left. */
export function YourOrder({ order }: { order: OrderAnswer }) {
  return (
    <section aria-labelledby="order" className="mt-8">
      <h2 id="order" className="mb-3 text-xl">
        <Trans>
          Your order <span className="tabular whitespace-nowrap">{order.number}</span>
        </Trans>
      </h2>
      <div className="grid gap-4">
        <p aria-live="polite" className="text-lg font-medium">
          <OrderNow order={order} />
        </p>
        <ProofNotice order={order} />
        <OrderDays order={order} />
        <OrderAddress order={order} />
        <AnsweredProof order={order} />
      </div>
      <OrderDelivery order={order} />
    </section>
  );
}
