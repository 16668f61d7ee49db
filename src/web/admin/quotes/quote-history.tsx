import { Trans } from "@lingui/react/macro";
import { SkeletonText } from "../../ui/skeleton.tsx";
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
      {reading.data ? <Timeline entries={reading.data.history} /> : <SkeletonText lines={4} />}
    </section>
  );
}
