import { Trans, useLingui } from "@lingui/react/macro";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { translateMessage } from "../../words/say.ts";
import { useChanges } from "./use-versions.ts";

interface OfferChangesProps {
  readonly quoteId: number;
  readonly version: QuoteVersionAnswer;
  readonly isFirst: boolean;
}

/** What changed since the offer before, in the server's words. */
export function OfferChanges({ quoteId, version, isFirst }: OfferChangesProps) {
  const { i18n } = useLingui();
  const query = useChanges(quoteId, version, isFirst);
  if (isFirst) return null;
  return (
    <section className="mt-6 rounded-md bg-paper-2 px-4 py-3.5">
      <h3 className="font-text text-base font-semibold">
        <Trans>What changed since our last offer</Trans>
      </h3>
      {query.isPending && <SkeletonText lines={2} className="mt-2" />}
      {query.isError && (
        <Banner
          tone="caution"
          className="mt-2"
          action={
            <Button size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
              <Trans>Try Again</Trans>
            </Button>
          }
        >
          {translateMessage(i18n, failureMessage("clientQuote", query.error))}
        </Banner>
      )}
      {query.data?.changes.length === 0 && (
        <p className="mt-1">
          <Trans>Nothing but the date.</Trans>
        </p>
      )}
      <ul className="mt-1 list-disc pl-5 empty:hidden">
        {query.data?.changes.map((change) => (
          <li key={change} className="wrap-anywhere">
            {change}
          </li>
        ))}
      </ul>
    </section>
  );
}
