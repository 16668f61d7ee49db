import type { Call, CallInput } from "#contracts/call.ts";
import { type CallRead, call, callToDo, type ReadCall } from "../api/call.ts";
import { ApiFailure } from "../api/send.ts";
import { staffToken } from "../parts/accounts/staff-token.ts";

type Extra = Omit<NonNullable<Parameters<typeof call>[2]>, "bearer" | "fetcher">;

/** The bearer of whoever is signed in. @throws ApiFailure `no_token` where nobody is */
export function requireStaffToken(): string {
  const bearer = staffToken.get();
  if (!bearer) throw new ApiFailure(401, "no_token");
  return bearer;
}

/** A call with the bearer of whoever is signed in. Throws `ApiFailure`; a 401 is answered by `useAuth().forget`. */
export async function callAsStaff<const C extends ReadCall>(
  contract: C,
  input: CallInput<C>,
  extra: Extra = {},
): Promise<CallRead<C>> {
  return await call(contract, input, { ...extra, bearer: requireStaffToken() });
}

/** The same for what the call does: whatever a 2xx answer holds, it is done. */
export async function doAsStaff<const C extends Call>(
  contract: C,
  input: CallInput<C>,
  extra: Extra = {},
): Promise<void> {
  await callToDo(contract, input, { ...extra, bearer: requireStaffToken() });
}
