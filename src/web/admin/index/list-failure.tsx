import { Trans } from "@lingui/react/macro";
import { type ComponentProps, useEffect, useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { QueryProblem } from "../forms/query-problem.tsx";

interface ListFailureProps extends ComponentProps<typeof QueryProblem> {
  readonly clearsAfter: number | undefined;
}

/** Why a list could not be read. Where its words go after a while, the way to ask again stays. */
export function ListFailure({ clearsAfter, ...problem }: ListFailureProps) {
  const [isCleared, setCleared] = useState(false);
  useEffect(() => {
    if (clearsAfter === undefined) return;
    const timer = setTimeout(() => setCleared(true), clearsAfter);
    return () => clearTimeout(timer);
  }, [clearsAfter]);
  if (!isCleared) return <QueryProblem {...problem} />;
  const { query } = problem;
  return (
    <EmptyState
      title={<Trans>The list is not loaded.</Trans>}
      action={
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          <Trans>Try Again</Trans>
        </Button>
      }
    />
  );
}
