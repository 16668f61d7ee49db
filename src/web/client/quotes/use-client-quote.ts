import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type QuoteForClient, quoteForClient } from "#contracts/quote-answers.ts";
import { getQuote, getQuoteTotal } from "#contracts/quotes.ts";
import { waits } from "#domain/time/waits.ts";
import { call } from "../../api/call.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { clientQuote } from "../session/client-session.ts";

interface ClientQuoteReading {
  readonly quote: QuoteForClient;
  readonly totalCents: number;
}

export const clientQuoteKey = (quoteId: number) => ["client-quote", quoteId] as const;

/** The quote and its total, read at once and then every 30 s while the page is looked at (S2 §4, §9). */
export function useClientQuote(quoteId: number) {
  const bearer = clientToken.use();
  const reading = useQuery({
    queryKey: clientQuoteKey(quoteId),
    queryFn: () => readQuote(quoteId, bearer),
    enabled: bearer !== null,
    refetchInterval: waits.clientPolling,
    // Out of sight nothing is asked; back in sight it is asked at once.
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
  const quote = reading.data?.quote;
  useEffect(() => {
    if (quote) clientQuote.set(() => quote);
  }, [quote]);
  return reading;
}

/** After a card payment that the server has recorded, the quote here is paid at once (S2 §4). */
export function markPaid(queries: QueryClient, quoteId: number): void {
  queries.setQueryData<ClientQuoteReading>(
    clientQuoteKey(quoteId),
    (known) => known && { ...known, quote: { ...known.quote, status: "paid" } },
  );
}

async function readQuote(quoteId: number, bearer: string | null): Promise<ClientQuoteReading> {
  const input = { params: { id: quoteId } };
  const [answer, total] = await Promise.all([
    call(getQuote, input, { bearer }),
    call(getQuoteTotal, input, { bearer }),
  ]);
  // One address answers three audiences (D14); with a client's bearer it is the client's view.
  return { quote: quoteForClient.parse(answer.quote), totalCents: total.total_cents };
}
