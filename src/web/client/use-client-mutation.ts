import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import type { FailedCall } from "../api/failure-table.ts";
import { failureMessage } from "../api/failure-words.ts";
import { fieldErrorsOf } from "../api/field-errors.ts";
import { useBearer } from "./session/bearer.ts";

interface ClientMutation<Input, Answer> {
  readonly send: (input: Input, bearer: string | null) => Promise<Answer>;
  /** Read again whatever comes of it: after a 409 the newer state stands there. */
  readonly invalidates: readonly QueryKey[];
  readonly onDone?: (answer: Answer) => void;
  /** Whose sentences are said when it fails. */
  readonly failsAs?: FailedCall;
}

/** Something that the client says or asks for, and why it was refused. */
export function useClientMutation<Input, Answer>(options: ClientMutation<Input, Answer>) {
  const { send, invalidates, onDone, failsAs = "clientMutation" } = options;
  const queries = useQueryClient();
  const bearer = useBearer();
  const sending = useMutation({
    mutationFn: (input: Input) => send(input, bearer),
    onSuccess: (answer) => onDone?.(answer),
    onSettled: async () => {
      for (const queryKey of invalidates) await queries.invalidateQueries({ queryKey });
    },
  });
  return {
    give: sending.mutate,
    isPending: sending.isPending,
    problem: sending.error ? failureMessage(failsAs, sending.error) : undefined,
    fieldErrors: fieldErrorsOf(sending.error),
  };
}
