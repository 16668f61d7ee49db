import { Trans } from "@lingui/react/macro";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";

/** The way to order once more. */
export function OrderAgain({ order }: { order: OrderAnswer }) {
  return (
    <div className="no-print mt-6 flex flex-wrap items-center justify-between gap-3 rounded-md border border-line p-4">
      <p className="min-w-0 flex-1 basis-48">
        <Trans>The same once more? You see today’s prices first, and can change the quantity.</Trans>
      </p>
      <LinkButton to={paths.clientOrderAgain(order.id)} variant="ink" className="max-sm:w-full">
        <Trans>Order again</Trans>
      </LinkButton>
    </div>
  );
}
