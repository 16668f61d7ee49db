import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { OrderDelivery } from "../delivery/order-delivery.tsx";
import { OrderAddress } from "./order-address.tsx";
import { OrderDays } from "./order-days.tsx";
import { OrderGates } from "./order-gates.tsx";
import { OrderLines } from "./order-lines.tsx";

/** An order's way from the gates to the door: what it waits for, what is made and shipped, and where it goes. */
export function OrderProduction({ order }: { order: OrderAnswer }) {
  const isWaiting = waitsForGates(order);
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid min-w-0 content-start gap-8">
        {isWaiting && <OrderGates order={order} />}
        <OrderLines order={order} />
        <OrderDelivery order={order} />
      </div>
      <div className="grid min-w-0 content-start gap-8">
        <OrderDays order={order} />
        <OrderAddress order={order} />
        {!isWaiting && <OrderGates order={order} />}
      </div>
    </div>
  );
}

/** What production waits for comes first until it has begun, and when it must wait again; later it is a record. */
function waitsForGates({ state, gates }: OrderAnswer): boolean {
  return state === "preparing" || state === "ready" || gates.some((gate) => gate.state === "open");
}
