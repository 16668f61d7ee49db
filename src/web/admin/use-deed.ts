import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FailedCall } from "../api/failure-table.ts";
import { failureWords } from "../api/failure-words.ts";
import { ApiFailure } from "../api/send.ts";
import { useForgetWhenSignedOut } from "./use-forget-when-signed-out.ts";

interface Deed<Input, Answer> {
  /** The row of the failure table. */
  readonly what: FailedCall;
  readonly run: (input: Input) => Promise<Answer>;
  /** The lists that are read again afterwards, whatever came of it. */
  readonly refreshes: readonly string[];
  readonly onDone?: (answer: Answer, input: Input) => void;
}

/** Something that staff does: its progress, what went wrong in words, and the row as it stands now after a 409. */
export function useDeed<Input, Answer>({ what, run, refreshes, onDone }: Deed<Input, Answer>) {
  const queries = useQueryClient();
  const doing = useMutation<Answer, Error, Input>({
    mutationFn: run,
    ...(onDone && { onSuccess: onDone }),
    onSettled: () => {
      for (const name of refreshes) void queries.invalidateQueries({ queryKey: [name] });
    },
  });
  useForgetWhenSignedOut(doing.error);
  const { error } = doing;
  const refusal = error instanceof ApiFailure ? error : undefined;
  return {
    ...doing,
    problem: error ? failureWords(what, error) : undefined,
    fieldErrors: refusal?.errors ?? {},
    /** The row as somebody else left it (§0.13). */
    fresh: refusal?.status === 409 ? refusal.body.fresh : undefined,
  };
}
