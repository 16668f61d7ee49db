import { getOrder, listOrders } from "#contracts/orders/orders.ts";
import { getSettlement } from "#contracts/orders/settlement.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { useStaffQuery } from "../../use-staff-query.ts";

/** What a change of an order's delivery makes older. */
export const changedByDelivery = ["orders", "order", "settlement", "payments", "quote", "quotes", "history"];

/** The order that followed from a quote; null where there is none. */
export function useOrderOfQuote({ id, version, stage }: ReadQuoteForStaff) {
  return useStaffQuery({
    queryKey: ["order", "of-quote", id, version],
    enabled: stage === "accepted",
    read: async (ask) => {
      const { orders } = await ask(listOrders, { query: { quote_id: id } });
      const [first] = orders;
      return first ? (await ask(getOrder, { params: { id: first.id } })).order : null;
    },
  });
}

/** What an order comes to by its counted bags; null before the count. */
export function useSettlement(orderId: number, version: number) {
  return useStaffQuery({
    queryKey: ["settlement", orderId, version],
    read: async (ask) => (await ask(getSettlement, { params: { id: orderId } })).settlement,
  });
}
