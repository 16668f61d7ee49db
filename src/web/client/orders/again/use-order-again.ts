import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import type { CallAnswer, CallInput } from "#contracts/call.ts";
import { getReorder, reorder } from "#contracts/orders/reorder.ts";
import { call, readsAs } from "../../../api/call.ts";
import { useBearer } from "../../session/bearer.ts";
import { useClientMutation } from "../../use-client-mutation.ts";

export type OrderAsDraft = CallAnswer<typeof getReorder>["reorder"];

/**
 * What the order would cost today. While another quantity is priced, the one before stays in sight.
 * @param quantities units by the id of a line of the order, as JSON; empty: as many as before
 */
export function useOrderAsDraft(orderId: number, quantities: string) {
  const bearer = useBearer();
  return useQuery({
    queryKey: ["client-reorder", orderId, quantities],
    queryFn: async () => {
      const query = quantities === "" ? {} : { quantities };
      return (await call(getReorder, { params: { id: orderId }, query }, { bearer })).reorder;
    },
    enabled: bearer !== null,
    placeholderData: keepPreviousData,
  });
}

const reorderAndRead = readsAs(reorder, z.object({ quote: z.object({ id: z.int() }) }));

/** Asks for it once more; pressed twice it is one quote. */
export function useReorder(orderId: number, onDone: (quoteId: number) => void) {
  return useClientMutation({
    send: (body: CallInput<typeof reorder>["body"], bearer) =>
      call(reorderAndRead, { params: { id: orderId }, body }, { bearer }),
    invalidates: [],
    failsAs: "reorder",
    onDone: ({ quote }) => onDone(quote.id),
  });
}
