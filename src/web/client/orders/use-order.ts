import { useQuery } from "@tanstack/react-query";
import { getOrder } from "#contracts/orders/orders.ts";
import { call } from "../../api/call.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";

/** An order of the client; `mark` tells apart what may have changed it. */
export function useOrder(orderId: number, mark: string) {
  const bearer = clientToken.use();
  return useQuery({
    queryKey: ["client-order", orderId, mark],
    queryFn: () => call(getOrder, { params: { id: orderId } }, { bearer }),
    enabled: bearer !== null,
  });
}
