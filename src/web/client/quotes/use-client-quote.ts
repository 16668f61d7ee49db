import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type QuoteForClient, quoteForClient } from "#contracts/quote-answers.ts";
import { getQuote, getQuoteTotal } from "#contracts/quotes.ts";
import { waits } from "#domain/time/waits.ts";
import { call } from "../../api/call.ts";
import { clientQuote, clientToken } from "../session/client-session.ts";

interface ClientQuoteReading {
  readonly quote: QuoteForClient;
  readonly totalCents: number;
}

/** The quote and its total, read at once and then every 30 s (S2 §4, §9). */
export function useClientQuote(quoteId: number) {
  const bearer = clientToken.use();
  const reading = useQuery({
    queryKey: ["client-quote", quoteId],
    queryFn: () => readQuote(quoteId, bearer),
    enabled: bearer !== null,
    refetchInterval: waits.clientPolling,
  });
  const quote = reading.data?.quote;
  useEffect(() => {
    if (quote) clientQuote.set(() => quote);
  }, [quote]);
  return reading;
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
