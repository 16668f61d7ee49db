import { Trans } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import type { HistoryEntry } from "#contracts/history.ts";
import { QueryState } from "../forms/query-problem.tsx";
import { Timeline } from "./timeline.tsx";

/** The history of one thing, newest first, while it is loaded and after. */
export function HistoryEntries({
  query,
}: {
  query: UseQueryResult<{ readonly history: readonly HistoryEntry[] }>;
}) {
  return (
    <>
      <QueryState query={query} lines={4} />
      {query.data?.history.length === 0 && (
        <p className="text-ink-2">
          <Trans>Nothing has changed so far.</Trans>
        </p>
      )}
      {query.data && <Timeline entries={query.data.history} />}
    </>
  );
}
