import { Trans } from "@lingui/react/macro";
import { failureMessage } from "../../api/failure-words.ts";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { QueryProblem } from "../forms/query-problem.tsx";
import { Timeline } from "../history/timeline.tsx";
import { useHistory } from "../history/use-history.ts";

interface RecordHistoryProps {
  readonly subject: "quote" | "user" | "product";
  readonly id: number;
}

/** What happened to a record, newest first. */
export function RecordHistory({ subject, id }: RecordHistoryProps) {
  const query = useHistory(subject, id);
  return (
    <section aria-labelledby="record-history">
      <h3 id="record-history" className="mb-3 text-base">
        <Trans>History</Trans>
      </h3>
      {query.isError && <QueryProblem query={query} words={failureMessage("staffList", query.error)} />}
      {query.isPending && <SkeletonText lines={4} />}
      {query.data?.history.length === 0 && (
        <p className="text-ink-2">
          <Trans>Nothing has changed so far.</Trans>
        </p>
      )}
      {query.data && <Timeline entries={query.data.history} />}
    </section>
  );
}
