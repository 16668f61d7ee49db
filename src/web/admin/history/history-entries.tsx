import { Trans } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import type { HistoryEntry } from "#contracts/history.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { QueryProblem } from "../forms/query-problem.tsx";
import { Timeline } from "./timeline.tsx";

/** The history of one thing, newest first, while it is loaded and after. */
export function HistoryEntries({
  query,
}: {
  query: UseQueryResult<{ readonly history: readonly HistoryEntry[] }>;
}) {
  return (
    <>
      {query.isError && <QueryProblem query={query} words={failureMessage("staffList", query.error)} />}
      {query.isPending && <SkeletonText lines={4} />}
      {query.data?.history.length === 0 && (
        <p className="text-ink-2">
          <Trans>Nothing has changed so far.</Trans>
        </p>
      )}
      {query.data && <Timeline entries={query.data.history} />}
    </>
  );
}
