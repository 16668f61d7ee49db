import { createContext, useContext } from "react";
import { clientToken } from "../../parts/accounts/client-token.ts";

/** What signs the calls below it instead of the client's session: the token of the link that opened an offer. */
export const LinkBearer = createContext<string | null>(null);

/** By what the buyer's calls are signed: the link on the page of an offer, elsewhere the client's session. */
export function useBearer(): string | null {
  const session = clientToken.use();
  return useContext(LinkBearer) ?? session;
}
