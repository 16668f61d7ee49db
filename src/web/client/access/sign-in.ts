import { type CallRead, call } from "../../api/call.ts";
import { clientLogin } from "../../api/reads/quotes.ts";

/** Signs a client in to the quote of a link. Throws `ApiFailure`. */
export async function signIn(given: {
  readonly email: string;
  readonly password: string;
  /** The link's; without one the client's newest quote is opened. */
  readonly sessionToken?: string | undefined;
}): Promise<CallRead<typeof clientLogin>> {
  const { email, password, sessionToken } = given;
  const link = sessionToken === undefined ? {} : { session_token: sessionToken };
  return await call(clientLogin, { body: { email, password, ...link } });
}
