import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { ShipmentList } from "../../../parts/orders/shipment-list.tsx";
import { OrderAgain } from "./order-again.tsx";
import { SettlementPart } from "./settlement-part.tsx";

const notPackedYet: readonly OrderAnswer["state"][] = ["preparing", "ready", "in_production", "cancelled"];

/** Where the bags of an order are, what they come to, and once they have arrived the way to order again. */
export function OrderDelivery({ order }: { order: OrderAnswer }) {
  const isCounted = !notPackedYet.includes(order.state) || order.settlement !== null;
  const isDelivered = order.state === "delivered" || order.state === "closed";
  if (order.shipments.length === 0 && !isCounted) return null;
  return (
    <div className="mt-6">
      {order.shipments.length > 0 && <ShipmentList shipments={order.shipments} />}
      {isCounted && <SettlementPart order={order} />}
      {isDelivered && <OrderAgain order={order} />}
    </div>
  );
}
