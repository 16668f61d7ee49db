import { Trans } from "@lingui/react/macro";
import { failureMessage } from "../../../api/failure-words.ts";
import { SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { QueryProblem } from "../../forms/query-problem.tsx";
import { Timeline } from "../../history/timeline.tsx";
import { useHistory } from "../../history/use-history.ts";

/** What happened to a quote, newest first. */
export function QuoteHistory({ quoteId }: { quoteId: number }) {
  const query = useHistory("quote", quoteId);
  return (
    <section aria-labelledby="quote-history">
      <h3 id="quote-history" className="mb-3 text-base">
        <Trans>History</Trans>
      </h3>
      {query.isError && <QueryProblem query={query} words={failureMessage("staffList", query.error)} />}
      {query.isPending && <SkeletonText lines={4} />}
      {query.data && <Timeline entries={query.data.history} />}
    </section>
  );
}
