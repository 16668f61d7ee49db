import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { waits } from "#domain/time/waits.ts";
import { call } from "../../api/call.ts";
import { getQuoteAsClient, getQuoteTotal, type ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { clientQuote } from "../session/client-session.ts";

interface ClientQuoteReading {
  readonly quote: ReadQuoteForClient;
  /** Undefined where no answer carries a total. */
  readonly totalCents: number | undefined;
}

export const clientQuoteKey = (quoteId: number) => ["client-quote", quoteId] as const;

/** The quote and its total, read at once and then every 30 s while the page is looked at. */
export function useClientQuote(quoteId: number) {
  const bearer = clientToken.use();
  const query = useQuery({
    queryKey: clientQuoteKey(quoteId),
    queryFn: () => readQuote(quoteId, bearer),
    enabled: bearer !== null,
    refetchInterval: waits.clientPolling,
    // Out of sight nothing is asked; back in sight it is asked at once.
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
  const quote = query.data?.quote;
  useEffect(() => {
    if (quote) clientQuote.set(() => quote);
  }, [quote]);
  return query;
}

/** After a card payment that the server has recorded, the quote here is paid at once. */
export function markPaid(queries: QueryClient, quoteId: number): void {
  queries.setQueryData<ClientQuoteReading>(
    clientQuoteKey(quoteId),
    (known) => known && { ...known, quote: { ...known.quote, status: "paid" } },
  );
}

async function readQuote(quoteId: number, bearer: string | null): Promise<ClientQuoteReading> {
  const input = { params: { id: quoteId } };
  const [{ quote }, total] = await Promise.all([
    call(getQuoteAsClient, input, { bearer }),
    call(getQuoteTotal, input, { bearer }),
  ]);
  return { quote, totalCents: total.total_cents ?? quote.total_cents };
}
