import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { useAttemptKey } from "../../parts/forms/use-attempt-key.ts";
import { clientQuoteKey } from "../quotes/use-client-quote.ts";
import { useClientMutation } from "../use-client-mutation.ts";

/** What every answer sends beside its body. */
export interface AnswerCalling {
  readonly bearer: string | null;
  readonly idempotencyKey: string;
  readonly version: number | undefined;
}

/**
 * Gives an answer of the client. The same answer sent again, after a network that failed, keeps its key and counts once.
 * Whatever comes of it, the page reads the quote and its offers again.
 */
export function useAnswer<Body>(
  { id, version }: ReadQuoteForClient,
  send: (body: Body, calling: AnswerCalling) => Promise<void>,
  onDone: () => void,
) {
  const keyOf = useAttemptKey();
  return useClientMutation({
    send: (body: Body, bearer) =>
      send(body, { bearer, version, idempotencyKey: keyOf(JSON.stringify([version, body])) }),
    invalidates: [clientQuoteKey(id)],
    onDone,
  });
}
