import type { Call, CallInput } from "#contracts/call.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

/** What a change of invoices shows elsewhere. */
export const changedWithInvoices = ["invoices", "quotes", "quote", "history", "outbox"] as const;

/** A command to the invoices of a quote. */
export function useInvoiceCommand<const C extends Call, Input = void>(
  contract: C,
  inputOf: (input: Input) => CallInput<C>,
  onDone: () => void,
) {
  return useStaffMutation({
    invalidates: changedWithInvoices,
    mutationFn: (input: Input) => doAsStaff(contract, inputOf(input)),
    onSuccess: onDone,
  });
}
