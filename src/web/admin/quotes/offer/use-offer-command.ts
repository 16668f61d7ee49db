import type { Call, CallInput } from "#contracts/call.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { doAsStaff } from "../../call-as-staff.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";

/** A command to a quote's offer. It names the version of the quote that was seen. */
export function useOfferCommand<const C extends Call, Input>(
  quote: ReadQuoteForStaff,
  contract: C,
  inputOf: (input: Input) => CallInput<C>,
  onDone: () => void,
) {
  return useStaffMutation({
    invalidates: ["quotes", "quote", "versions", "history", "outbox"],
    mutationFn: (input: Input) => doAsStaff(contract, inputOf(input), { version: quote.version }),
    onSuccess: onDone,
  });
}
