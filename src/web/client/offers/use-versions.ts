import { useQuery } from "@tanstack/react-query";
import { listChanges, listVersions, type QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { waits } from "#domain/time/waits.ts";
import { call } from "../../api/call.ts";
import { clientQuoteKey } from "../quotes/use-client-quote.ts";
import { useBearer } from "../session/bearer.ts";

/** What the shop has offered for the quote, read as often as the quote itself. */
export function useVersions(quoteId: number) {
  const bearer = useBearer();
  return useQuery({
    queryKey: [...clientQuoteKey(quoteId), "versions"],
    queryFn: () => call(listVersions, { params: { id: quoteId } }, { bearer }),
    select: ({ versions }) => versions,
    refetchInterval: waits.clientPolling,
    refetchOnWindowFocus: true,
  });
}

/** What a version changes against the one sent before it; nothing is asked of the first. */
export function useChanges(quoteId: number, version: QuoteVersionAnswer, isFirst: boolean) {
  const { number } = version;
  const bearer = useBearer();
  return useQuery({
    queryKey: ["client-changes", quoteId, number],
    queryFn: () => call(listChanges, { params: { id: quoteId, number } }, { bearer }),
    enabled: !isFirst,
    // Of two versions that never change again.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
