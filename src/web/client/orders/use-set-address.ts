import { setOrderAddress } from "#contracts/orders/order-commands.ts";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { callToDo } from "../../api/call.ts";
import { useClientMutation } from "../use-client-mutation.ts";

/**
 * Says where the order is sent. Whatever comes of it, the order is read again: after a 409 it stands fresh above the form,
 * and what was typed can be sent once more.
 */
export function useSetAddress({ id, version }: OrderAnswer, onDone: () => void) {
  return useClientMutation({
    send: (address: string, bearer) =>
      callToDo(setOrderAddress, { params: { id }, body: { address } }, { bearer, version }),
    invalidates: [["client-order"]],
    onDone,
  });
}
