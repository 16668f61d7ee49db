import { useLingui } from "@lingui/react/macro";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import type { z } from "zod";
import type { FailedCall } from "../api/failure-table.ts";
import { failureMessage } from "../api/failure-words.ts";
import { fieldErrorsOf } from "../api/field-errors.ts";
import { readIfAgreed } from "../api/read-answer.ts";
import { ApiFailure } from "../api/send.ts";
import { toast } from "../ui/feedback/toast.ts";
import { translateMessage } from "../words/say.ts";
import { useForgetWhenSignedOut } from "./use-forget-when-signed-out.ts";

interface StaffMutation<Input, Answer, Row, List> {
  /** The row of the failure table, where a call has words of its own. */
  readonly what?: FailedCall;
  /** `fresh` is the row that a conflict answered: the next attempt names its version. */
  readonly mutationFn: (input: Input, fresh: Row | undefined) => Promise<Answer>;
  /** First parts of the query keys that are invalidated afterwards, whether it succeeded or not. */
  readonly invalidates: readonly string[];
  /** Parses the fresh row of a 409. */
  readonly row?: z.ZodType<Row>;
  readonly onSuccess?: (answer: Answer, input: Input) => void;
  /** The mutation is pending until the page shows the change: what is pressed next must name the new version. */
  readonly isPendingUntilShown?: boolean;
  /** For a mutation without a place on the screen for its problem, such as an Undo: a toast says it, or these words. */
  readonly problemToast?: true | string;
  /** Updates the cached lists at once, and rolls them back when the mutation fails. */
  readonly optimistic?: { readonly queryKey: string; readonly update: (list: List, input: Input) => List };
}

type Snapshot = readonly (readonly [QueryKey, unknown])[];

/**
 * A mutation with its problem in words, its field errors and the fresh row after a 409. It may start again, for another
 * row, before it has settled: the problem of any of them is shown until the next one starts.
 */
export function useStaffMutation<Input, Answer, Row = never, List = never>(
  options: StaffMutation<Input, Answer, Row, List>,
) {
  const {
    what = "staffMutation",
    mutationFn,
    invalidates,
    row,
    onSuccess,
    isPendingUntilShown = false,
    problemToast,
    optimistic,
  } = options;
  const { i18n } = useLingui();
  const queries = useQueryClient();
  const [fresh, setFresh] = useState<Row>();
  const [failure, setFailure] = useState<Error>();
  const invalidate = async () => {
    // A deal's page shows the order beside its quote, and reads it apart.
    const beside = invalidates.includes("quote") ? ["orders"] : [];
    await Promise.all(
      [...new Set([...invalidates, ...beside, "trash", "today"])].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    );
  };
  const { mutate, data, isPending, isSuccess } = useMutation<Answer, Error, Input, Snapshot | undefined>({
    mutationFn: (input) => mutationFn(input, fresh),
    onMutate: async (input) => {
      setFailure(undefined);
      if (!optimistic) return undefined;
      const queryKey = [optimistic.queryKey];
      // A query that is under way would put the former list back.
      await queries.cancelQueries({ queryKey });
      const snapshot = queries.getQueriesData({ queryKey });
      queries.setQueriesData<List>({ queryKey }, (list) => list && optimistic.update(list, input));
      return snapshot;
    },
    onSuccess: async (answer, input) => {
      if (isPendingUntilShown) await invalidate();
      onSuccess?.(answer, input);
    },
    onError: (error, _, snapshot) => {
      setFailure(error);
      for (const [queryKey, list] of snapshot ?? []) queries.setQueryData(queryKey, list);
      if (error instanceof ApiFailure && error.status === 409)
        setFresh(row && readIfAgreed(row, error.body.fresh, "fresh"));
      if (problemToast) {
        const words = problemToast === true ? failureMessage(what, error) : problemToast;
        toast({ tone: "negative", text: translateMessage(i18n, words) });
      }
    },
    onSettled: (_, error) => {
      if (error || !isPendingUntilShown) void invalidate();
    },
  });
  useForgetWhenSignedOut(failure);
  return {
    mutate,
    data,
    isPending,
    isSuccess,
    problem: useMemo(() => failure && failureMessage(what, failure), [what, failure]),
    fieldErrors: fieldErrorsOf(failure),
    fresh,
    clearProblem: useCallback(() => setFailure(undefined), []),
  };
}
