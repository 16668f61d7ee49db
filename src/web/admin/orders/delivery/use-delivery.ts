import { getOrder, listOrders } from "#contracts/orders/orders.ts";
import { getSettlement } from "#contracts/orders/settlement.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { useStaffQuery } from "../../use-staff-query.ts";

/** What a change of an order's delivery makes older. */
export const changedByDelivery = ["orders", "settlement", "payments", "quote", "quotes", "history"];

/** The order that followed from a quote; null where there is none. */
export function useOrderOfQuote(
  quote: ReadQuoteForStaff | undefined,
  { enabled = true }: { readonly enabled?: boolean } = {},
) {
  return useStaffQuery({
    queryKey: ["orders", "of-quote", quote?.id, quote?.version],
    enabled: enabled && (quote?.stage === "accepted" || quote?.stage === "cancelled"),
    read: async (ask) => {
      if (!quote) return null;
      const { orders } = await ask(listOrders, { query: { quote_id: quote.id } });
      const [first] = orders;
      return first ? (await ask(getOrder, { params: { id: first.id } })).order : null;
    },
  });
}

/** What an order comes to by its counted bags; null before the count. */
export function useSettlement(
  orderId: number,
  version: number,
  { enabled = true }: { readonly enabled?: boolean } = {},
) {
  return useStaffQuery({
    enabled,
    queryKey: ["settlement", orderId, version],
    read: async (ask) => (await ask(getSettlement, { params: { id: orderId } })).settlement,
  });
}
