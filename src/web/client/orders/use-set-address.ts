import { useMutation, useQueryClient } from "@tanstack/react-query";
import { setOrderAddress } from "#contracts/orders/order-commands.ts";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { callToDo } from "../../api/call.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { fieldErrorsOf } from "../../api/field-errors.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";

/**
 * Says where the order is sent. Whatever comes of it, the order is read again: after a 409 it stands fresh above the form,
 * and what was typed can be sent once more.
 */
export function useSetAddress({ id, version }: OrderAnswer, onDone: () => void) {
  const queries = useQueryClient();
  const setting = useMutation({
    mutationFn: (address: string) =>
      callToDo(
        setOrderAddress,
        { params: { id }, body: { address } },
        { bearer: clientToken.get(), version },
      ),
    onSuccess: onDone,
    onSettled: async () => await queries.invalidateQueries({ queryKey: ["client-order"] }),
  });
  return {
    give: setting.mutate,
    isPending: setting.isPending,
    problem: setting.error ? failureMessage("clientMutation", setting.error) : undefined,
    fieldErrors: fieldErrorsOf(setting.error),
  };
}
