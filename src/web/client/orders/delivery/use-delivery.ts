import { useQuery } from "@tanstack/react-query";
import { getOrderOfQuote } from "#contracts/orders/orders.ts";
import { getSettlement, settleOrder } from "#contracts/orders/settlement.ts";
import type { SettlementChoice } from "#domain/orders/settlement.ts";
import { waits } from "#domain/time/waits.ts";
import { call, callToDo } from "../../../api/call.ts";
import type { ReadQuoteForClient } from "../../../api/reads/quotes.ts";
import { useBearer } from "../../session/bearer.ts";
import { useClientMutation } from "../../use-client-mutation.ts";

/** The order that followed from a quote, read again while the page is looked at. */
export function useOrderOfQuote({ id, stage }: ReadQuoteForClient) {
  const bearer = useBearer();
  return useQuery({
    queryKey: ["client-order", id],
    queryFn: async () => (await call(getOrderOfQuote, { params: { id } }, { bearer })).order,
    enabled: bearer !== null && (stage === "accepted" || stage === "cancelled"),
    refetchInterval: waits.clientPolling,
    refetchOnWindowFocus: true,
  });
}

/** What it comes to by the counted bags; null before the count. */
export function useSettlement(orderId: number, version: number) {
  const bearer = useBearer();
  return useQuery({
    queryKey: ["client-settlement", orderId, version],
    queryFn: async () => (await call(getSettlement, { params: { id: orderId } }, { bearer })).settlement,
    enabled: bearer !== null,
  });
}

/** Says whether too few bags are taken, or the rest is wanted. */
export function useChoice(orderId: number, version: number) {
  return useClientMutation({
    send: (choice: SettlementChoice, bearer) =>
      callToDo(settleOrder, { params: { id: orderId }, body: { choice } }, { bearer, version }),
    invalidates: [["client-order"], ["client-settlement"], ["client-plan"]],
  });
}
