import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { OrderDelivery } from "./order-delivery.tsx";
import { useOrderOfQuote } from "./use-delivery.ts";

/** The delivery of the order that followed from a quote, on the quote's page. */
export function DeliveryOfQuote({ quote }: { quote: ReadQuoteForStaff }) {
  const { data: order } = useOrderOfQuote(quote);
  return order ? <OrderDelivery order={order} /> : null;
}
