import { getOrderOfQuote } from "#contracts/orders/orders.ts";
import { getSettlement } from "#contracts/orders/settlement.ts";
import { useStaffQuery } from "../../use-staff-query.ts";

/** What a change of an order's delivery makes older. */
export const changedByDelivery = ["orders", "settlement", "payments", "quote", "quotes", "history"];

/** The order that followed from a quote; null where there is none. It is asked for beside the quote and not after it. */
export function useOrderOfQuote(quoteId: number, { enabled = true }: { readonly enabled?: boolean } = {}) {
  return useStaffQuery({
    queryKey: ["orders", "of-quote", quoteId],
    enabled,
    read: async (ask) => (await ask(getOrderOfQuote, { params: { id: quoteId } })).order,
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
