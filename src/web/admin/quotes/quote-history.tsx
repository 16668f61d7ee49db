import { Trans } from "@lingui/react/macro";
import { failureWords } from "../../api/failure-words.ts";
import { SkeletonText } from "../../ui/skeleton.tsx";
import { ReadingProblem } from "../forms/reading-problem.tsx";
import { Timeline } from "../history/timeline.tsx";
import { useHistory } from "../history/use-history.ts";

/** What happened to a quote, newest first. */
export function QuoteHistory({ quoteId }: { quoteId: number }) {
  const reading = useHistory("quote", quoteId);
  return (
    <section aria-labelledby="quote-history">
      <h3 id="quote-history" className="mb-3 text-base">
        <Trans>History</Trans>
      </h3>
      {reading.isError && (
        <ReadingProblem reading={reading} words={failureWords("staffList", reading.error)} />
      )}
      {reading.isPending && <SkeletonText lines={4} />}
      {reading.data && <Timeline entries={reading.data.history} />}
    </section>
  );
}
