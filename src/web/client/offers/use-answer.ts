import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureMessage } from "../../api/failure-words.ts";
import { fieldErrorsOf } from "../../api/field-errors.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { useAttemptKey } from "../../parts/forms/use-attempt-key.ts";
import { clientQuoteKey } from "../quotes/use-client-quote.ts";

/** What every answer sends beside its body. */
export interface AnswerCalling {
  readonly bearer: string | null;
  readonly idempotencyKey: string;
  readonly version: number | undefined;
}

/**
 * Gives an answer of the client. The same answer sent again, after a network that failed, keeps its key and counts once.
 * Whatever comes of it, the page reads the quote and its offers again: after a 409 the newer offer stands there.
 */
export function useAnswer<Body>(
  quote: ReadQuoteForClient,
  send: (body: Body, calling: AnswerCalling) => Promise<void>,
  onDone: () => void,
) {
  const queries = useQueryClient();
  const keyOf = useAttemptKey();
  const sending = useMutation({
    async mutationFn(body: Body) {
      const { version } = quote;
      const idempotencyKey = keyOf(JSON.stringify([version, body]));
      await send(body, { bearer: clientToken.get(), idempotencyKey, version });
    },
    onSuccess: onDone,
    onSettled: async () => await queries.invalidateQueries({ queryKey: clientQuoteKey(quote.id) }),
  });
  return {
    give: sending.mutate,
    isPending: sending.isPending,
    problem: sending.error ? failureMessage("clientMutation", sending.error) : undefined,
    fieldErrors: fieldErrorsOf(sending.error),
  };
}
