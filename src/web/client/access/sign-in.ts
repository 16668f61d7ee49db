import { clientLogin } from "#contracts/clients.ts";
import type { QuoteForClient } from "#contracts/quote-answers.ts";
import { call } from "../../api/call.ts";

/** Signs a client in to the quote of a link (S2 §7). Throws `ApiFailure`. */
export async function signIn(given: {
  readonly email: string;
  readonly password: string;
  readonly sessionToken: string;
}): Promise<{ quote: QuoteForClient; token: string }> {
  const { email, password, sessionToken } = given;
  return await call(clientLogin, { body: { email, password, session_token: sessionToken } });
}
