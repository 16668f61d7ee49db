import { Trans } from "@lingui/react/macro";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import type { ReadQuoteForClient } from "../../../api/reads/quotes.ts";
import { ShipmentList } from "../../../parts/orders/shipment-list.tsx";
import { OrderAgain } from "./order-again.tsx";
import { SettlementPart } from "./settlement-part.tsx";
import { useOrderOfQuote } from "./use-delivery.ts";

const notPackedYet: readonly OrderAnswer["state"][] = ["preparing", "ready", "in_production", "cancelled"];

/** Where the bags of an accepted quote are, what they come to, and once they have arrived the way to order again. */
export function OrderDelivery({ quote }: { quote: ReadQuoteForClient }) {
  const { data: order } = useOrderOfQuote(quote);
  if (!order) return null;
  const isCounted = !notPackedYet.includes(order.state) || order.settlement !== null;
  const isDelivered = order.state === "delivered" || order.state === "closed";
  if (order.shipments.length === 0 && !isCounted) return null;
  return (
    <section aria-labelledby="delivery" className="mt-8">
      <h2 id="delivery" className="mb-3 text-xl">
        <Trans>
          Your order <span className="tabular whitespace-nowrap">{order.number}</span>
        </Trans>
      </h2>
      {order.shipments.length > 0 && <ShipmentList shipments={order.shipments} />}
      {isCounted && <SettlementPart order={order} />}
      {isDelivered && <OrderAgain order={order} />}
    </section>
  );
}
