import { listOrders } from "#contracts/orders/orders.ts";
import { useStaffQuery } from "../../use-staff-query.ts";
import { OrderProofs } from "./order-proofs.tsx";

/** The proofs of the order that a quote has become. */
export function ProofsOfQuote({ quoteId }: { quoteId: number }) {
  const { data } = useStaffQuery({
    queryKey: ["orders", "of-quote", quoteId],
    read: (ask) => ask(listOrders, { query: { quote_id: quoteId } }),
  });
  const order = data?.orders[0];
  return order ? <OrderProofs orderId={order.id} /> : null;
}
