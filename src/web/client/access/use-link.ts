import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { validateToken } from "#contracts/clients/clients.ts";
import { getQuote } from "#contracts/quotes/quotes.ts";
import { call, callToDo } from "../../api/call.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";

/** What the link in a mail opens. Asking never uses it up. */
export function useLink(token: string) {
  return useQuery({
    queryKey: ["link", token],
    queryFn: () => call(validateToken, { body: { session_token: token } }),
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Whether the stored session still opens this quote: then the client need not sign in again. */
export function useSessionFor(quoteId: number | undefined) {
  // As the page opened: the form itself leads on after a sign-in.
  const [bearer] = useState(() => clientToken.get());
  const isLikely = quoteId !== undefined && bearer !== null;
  const query = useQuery({
    queryKey: ["session-for", quoteId],
    // A session that has ended is no failure here: the form stands below.
    queryFn: () =>
      callToDo(getQuote, { params: { id: quoteId ?? 0 } }, { bearer }).then(
        () => true,
        () => false,
      ),
    enabled: isLikely,
  });
  return { isAsked: isLikely && query.isPending, isGood: isLikely && query.data === true };
}
