import type { ReadQuoteOfBuyer } from "../../api/reads/quotes.ts";
import { clientQuoteKey } from "../quotes/use-client-quote.ts";
import { useClientMutation } from "../use-client-mutation.ts";

/** What every answer sends beside its body. */
export interface AnswerCalling {
  readonly bearer: string | null;
  readonly version: number | undefined;
}

/** Gives an answer of the client. Whatever comes of it, the page reads the quote and its offers again. */
export function useAnswer<Body>(
  { id, version }: ReadQuoteOfBuyer,
  send: (body: Body, calling: AnswerCalling) => Promise<void>,
  onDone: () => void,
) {
  return useClientMutation({
    send: (body: Body, bearer) => send(body, { bearer, version }),
    invalidates: [clientQuoteKey(id)],
    onDone,
  });
}
