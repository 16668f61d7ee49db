import type { Call, CallInput } from "#contracts/call.ts";
import { type CallRead, call, callToDo, type ReadCall } from "../api/call.ts";
import { ApiFailure } from "../api/send.ts";
import { staffToken } from "../parts/accounts/staff-token.ts";

type Extra = Omit<NonNullable<Parameters<typeof call>[2]>, "bearer" | "fetcher">;

/** The signed-in user's bearer. @throws ApiFailure `no_token` without one */
export function requireStaffToken(): string {
  const bearer = staffToken.get();
  if (!bearer) throw new ApiFailure(401, "no_token");
  return bearer;
}

/** A call with the signed-in user's bearer. Throws `ApiFailure`; `useAuth().forget` answers a 401. */
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
