import { useQuery } from "@tanstack/react-query";
import { validateToken } from "#contracts/clients.ts";
import { call } from "../../api/call.ts";

/** What the link in a mail opens. Asking never uses it up (D13). */
export function useLink(token: string) {
  return useQuery({
    queryKey: ["link", token],
    queryFn: () => call(validateToken, { body: { session_token: token } }),
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
