import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import type { FailedCall } from "../api/failure-table.ts";
import { failureWords } from "../api/failure-words.ts";
import { ApiFailure } from "../api/send.ts";
import { useForgetWhenSignedOut } from "./use-forget-when-signed-out.ts";

interface Deed<Input, Answer, Row> {
  /** The row of the failure table. */
  readonly what: FailedCall;
  /** Does it; `fresh` is the row as a conflict has shown it, whose version then counts (§0.13). */
  readonly run: (input: Input, fresh: Row | undefined) => Promise<Answer>;
  /** The lists that are read again afterwards, whatever came of it. */
  readonly refreshes: readonly string[];
  /** How the fresh row of a 409 is read. */
  readonly row?: z.ZodType<Row>;
  readonly onDone?: (answer: Answer, input: Input) => void;
}

/** Something that staff does: its progress, what went wrong in words, and the row as it stands now after a 409. */
export function useDeed<Input, Answer, Row = never>(deed: Deed<Input, Answer, Row>) {
  const { what, run, refreshes, row, onDone } = deed;
  const queries = useQueryClient();
  const [fresh, setFresh] = useState<Row>();
  const doing = useMutation<Answer, Error, Input>({
    mutationFn: (input) => run(input, fresh),
    ...(onDone && { onSuccess: onDone }),
    onError: (error) => {
      if (error instanceof ApiFailure && error.status === 409)
        setFresh(row?.safeParse(error.body.fresh).data);
    },
    onSettled: () => {
      for (const name of [...refreshes, "trash"]) void queries.invalidateQueries({ queryKey: [name] });
    },
  });
  useForgetWhenSignedOut(doing.error);
  const { error } = doing;
  return {
    ...doing,
    problem: error ? failureWords(what, error) : undefined,
    fieldErrors: error instanceof ApiFailure ? error.errors : {},
    fresh,
  };
}
