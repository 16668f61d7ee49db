import type { Call, CallInput } from "#contracts/call.ts";
import { getOrder, type OrderAnswer, order as orderAnswer } from "#contracts/orders/orders.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** One order with all that is about it. */
export function useOrder(id: number) {
  return useStaffQuery({
    queryKey: ["orders", "one", id],
    read: async (ask) => (await ask(getOrder, { params: { id } })).order,
  });
}

/** A command to an order. It names the version that was seen. */
export function useOrderCommand<const C extends Call, Input>(
  { version }: Pick<OrderAnswer, "version">,
  contract: C,
  inputOf: (input: Input) => CallInput<C>,
  onDone: () => void = () => undefined,
) {
  return useStaffMutation({
    invalidates: ["orders", "history", "outbox"],
    row: orderAnswer,
    mutationFn: (input: Input, fresh: OrderAnswer | undefined) =>
      doAsStaff(contract, inputOf(input), { version: fresh?.version ?? version }),
    isPendingUntilShown: true,
    onSuccess: onDone,
  });
}
