import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import type { z } from "zod";
import type { FailedCall } from "../api/failure-table.ts";
import { failureWords } from "../api/failure-words.ts";
import { readIfAgreed } from "../api/read-answer.ts";
import { ApiFailure } from "../api/send.ts";
import { useForgetWhenSignedOut } from "./use-forget-when-signed-out.ts";

interface Deed<Input, Answer, Row, List> {
  /** The row of the failure table. */
  readonly what: FailedCall;
  /** Does it; `fresh` is the row as a conflict has shown it, whose version then counts (SPEC-0.13). */
  readonly run: (input: Input, fresh: Row | undefined) => Promise<Answer>;
  /** The lists that are read again afterwards, whatever came of it. */
  readonly refreshes: readonly string[];
  /** How the fresh row of a 409 is read. */
  readonly row?: z.ZodType<Row>;
  readonly onDone?: (answer: Answer, input: Input) => void;
  /** Told in words, for a deed whose place on the screen is gone by then, such as an Undo. */
  readonly onFail?: (words: ReturnType<typeof failureWords>) => void;
  /** How the lists of this name will look afterwards: shown at once, and taken back when it is refused. */
  readonly foresee?: { readonly name: string; readonly change: (list: List, input: Input) => List };
}

type Known = readonly (readonly [QueryKey, unknown])[];

/**
 * Something that staff does: its progress, what went wrong in words, and the row as it stands now after a 409. It may be
 * begun again, for another row, while it is under way: whichever fails, its words are shown until the next begins.
 */
export function useDeed<Input, Answer, Row = never, List = never>(deed: Deed<Input, Answer, Row, List>) {
  const { what, run, refreshes, row, onDone, onFail, foresee } = deed;
  const queries = useQueryClient();
  const [fresh, setFresh] = useState<Row>();
  const [failure, setFailure] = useState<Error>();
  const doing = useMutation<Answer, Error, Input, Known | undefined>({
    mutationFn: (input) => run(input, fresh),
    onMutate: async (input) => {
      setFailure(undefined);
      if (!foresee) return undefined;
      const queryKey = [foresee.name];
      // What was asked before would answer with how it was.
      await queries.cancelQueries({ queryKey });
      const known = queries.getQueriesData({ queryKey });
      queries.setQueriesData<List>({ queryKey }, (list) => list && foresee.change(list, input));
      return known;
    },
    ...(onDone && { onSuccess: onDone }),
    onError: (error, _, known) => {
      setFailure(error);
      for (const [queryKey, data] of known ?? []) queries.setQueryData(queryKey, data);
      if (error instanceof ApiFailure && error.status === 409)
        setFresh(row && readIfAgreed(row, error.body.fresh, "fresh"));
      onFail?.(failureWords(what, error));
    },
    onSettled: () => {
      for (const name of [...refreshes, "trash"]) void queries.invalidateQueries({ queryKey: [name] });
    },
  });
  useForgetWhenSignedOut(failure);
  const { mutate, data, isPending, isSuccess } = doing;
  return {
    mutate,
    data,
    isPending,
    isSuccess,
    problem: useMemo(() => failure && failureWords(what, failure), [what, failure]),
    fieldErrors: failure instanceof ApiFailure ? failure.errors : {},
    fresh,
    /** Takes the words away. */
    forgetFailure: useCallback(() => setFailure(undefined), []),
  };
}
