import { useQuery } from "@tanstack/react-query";
import { getQuoteTimeline } from "#contracts/quotes/timeline.ts";
import { waits } from "#domain/time/waits.ts";
import { call } from "../../api/call.ts";
import type { ReadQuoteOfBuyer } from "../../api/reads/quotes.ts";
import { useBearer } from "../session/bearer.ts";

/** What has happened to the quote, the oldest first; read again when the quote changes. */
export function useTimeline(quote: ReadQuoteOfBuyer) {
  const bearer = useBearer();
  return useQuery({
    // A change of the quote is a new line of its life.
    queryKey: ["client-timeline", quote.id, quote.version, quote.status],
    queryFn: () => call(getQuoteTimeline, { params: { id: quote.id } }, { bearer }),
    placeholderData: (before) => before,
    // A provider, or a bank, decides without changing the quote.
    refetchInterval: ({ state }) =>
      state.data?.events.some(({ kind }) => kind === "processing" || kind === "transfer-chosen")
        ? waits.clientPolling
        : false,
  });
}
