import type { Call, CallAnswer, CallInput } from "#contracts/call.ts";
import { call } from "../api/call.ts";
import { staffToken } from "../parts/accounts/staff-token.ts";

type Extra = Omit<NonNullable<Parameters<typeof call>[2]>, "bearer" | "fetcher">;

/** A call with the bearer of whoever is signed in. Throws `ApiFailure`; a 401 is answered by `useAuth().forget`. */
export function callAsStaff<const C extends Call>(
  contract: C,
  input: CallInput<C>,
  extra: Extra = {},
): Promise<CallAnswer<C>> {
  return call(contract, input, { ...extra, bearer: staffToken.get() });
}
