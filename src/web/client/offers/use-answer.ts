import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { failureMessage } from "../../api/failure-words.ts";
import { fieldErrorsOf } from "../../api/field-errors.ts";
import { randomKey } from "../../api/idempotency-key.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
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
  const attempt = useRef<{ readonly content: string; readonly key: string }>(undefined);
  const sending = useMutation({
    async mutationFn(body: Body) {
      const { version } = quote;
      const content = JSON.stringify([version, body]);
      const key = attempt.current?.content === content ? attempt.current.key : randomKey();
      attempt.current = { content, key };
      await send(body, { bearer: clientToken.get(), idempotencyKey: key, version });
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
