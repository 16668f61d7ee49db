import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import type { Choices } from "#domain/offers/offer.ts";
import { offerOfVersion } from "#domain/offers/offer-of-version.ts";
import { defaultChoices } from "#domain/offers/work-out-offer.ts";
import { failureMessage } from "../../api/failure-words.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { useLeaveGuard } from "../../parts/forms/use-leave-guard.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { translateMessage } from "../../words/say.ts";
import { AcceptanceFacts } from "./acceptance-facts.tsx";
import { EarlierVersions } from "./earlier-versions.tsx";
import { OfferAnswers } from "./offer-answers.tsx";
import { OfferDocument } from "./offer-document.tsx";
import { useChanges } from "./use-versions.ts";
import { VersionNotice } from "./version-notice.tsx";
import { isToAccept, isToAnswer } from "./which-screen.ts";

interface OfferPartProps {
  readonly quote: ReadQuoteForClient;
  /** Those that were sent. */
  readonly versions: readonly QuoteVersionAnswer[];
  readonly last: QuoteVersionAnswer;
  readonly onAnswered: () => void;
}

/** The offer of a quote: the version that is read, what changed, how it was accepted, and the client's answers. */
export function OfferPart({ quote, versions, last, onAnswered }: OfferPartProps) {
  const [search] = useSearchParams();
  const shown = versions.find(({ number }) => String(number) === search.get("version")) ?? last;
  const [picked, setPicked] = useState<{ readonly number: number; readonly choices: Choices }>();
  const choicesOf = (version: QuoteVersionAnswer) =>
    picked?.number === version.number
      ? picked.choices
      : (version.acceptance?.choices ?? usualChoices(version));
  // What was typed stays when the offer can no longer be answered, or another version is read.
  const [hasTyped, setTyped] = useState(false);
  const [round, setRound] = useState(0);
  const { question } = useLeaveGuard(hasTyped);
  const mayAnswer = isToAnswer(quote, last);
  const isLast = shown.number === last.number;
  return (
    <>
      <AcceptanceFacts version={shown} />
      <div className="mt-8">
        <OfferDocument
          reference={quote.reference}
          version={shown}
          choices={choicesOf(shown)}
          canWriteAbout
          onChoose={
            isToAccept(quote, last) && isLast && !last.is_expired
              ? (choices) => setPicked({ number: last.number, choices })
              : undefined
          }
          notice={
            <>
              <VersionNotice version={shown} last={last} />
              <OfferChanges
                quoteId={quote.id}
                version={shown}
                isFirst={shown.number === versions[0]?.number}
              />
            </>
          }
        />
      </div>
      <EarlierVersions quote={quote} versions={versions} shown={shown} />
      {(mayAnswer || hasTyped) && (
        <div hidden={!isLast} onInput={() => setTyped(true)}>
          {!mayAnswer && (
            <Banner tone="caution" live="polite" className="mt-8">
              <Trans>This offer can no longer be answered. What you typed is still here.</Trans>
            </Banner>
          )}
          <OfferAnswers
            key={round}
            quote={quote}
            version={last}
            choices={choicesOf(last)}
            onDone={() => {
              setRound(round + 1);
              setTyped(false);
              onAnswered();
            }}
          />
          {question}
        </div>
      )}
    </>
  );
}

function usualChoices(version: QuoteVersionAnswer): Choices {
  return defaultChoices(offerOfVersion(version).options);
}

interface OfferChangesProps {
  readonly quoteId: number;
  readonly version: QuoteVersionAnswer;
  readonly isFirst: boolean;
}

/** What changed since the offer before, in the server's words. */
function OfferChanges({ quoteId, version, isFirst }: OfferChangesProps) {
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
