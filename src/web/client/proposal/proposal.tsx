import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { intlLocale } from "#domain/language/language.ts";
import type { Choices } from "#domain/offers/offer.ts";
import { offerOfVersion } from "#domain/offers/offer-of-version.ts";
import { defaultChoices } from "#domain/offers/work-out-offer.ts";
import { formatMoment } from "#domain/time/format-moment.ts";
import { ProposalSheet } from "../../parts/offers/proposal/proposal-sheet.tsx";
import { NeedsScript } from "../../parts/shop/needs-script.tsx";
import { useIsInBrowser } from "../../parts/use-is-in-browser.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { useLocale } from "../../words/use-locale.ts";
import { ClientTitle } from "../client-title.tsx";
import { VersionNotice } from "../offers/version-notice.tsx";
import { isToAccept } from "../offers/which-screen.ts";
import type { SharedOffer } from "./offer-page.tsx";

const ProposalDesk = lazy(() =>
  import("./proposal-desk.tsx").then((part) => ({ default: part.ProposalDesk })),
);

interface ProposalProps {
  readonly offer: SharedOffer;
  readonly token: string;
}

/** The offer of one deal, and below it where to say yes; once it is accepted, what comes next stands first. */
export function Proposal({ offer, token }: ProposalProps) {
  const { t } = useLingui();
  const { quote, version, link } = offer;
  const answer = useRef<HTMLDivElement>(null);
  const isAgreed = Boolean(version?.acceptance);
  const wasAgreed = useRef(isAgreed);
  // What comes next moves up to the head as soon as it is accepted: the reader moves with it.
  useEffect(() => {
    if (isAgreed && !wasAgreed.current) answer.current?.focus();
    wasAgreed.current = isAgreed;
  }, [isAgreed]);
  const [picked, setPicked] = useState<{ readonly number: number; readonly choices: Choices }>();
  if (!version) return <NothingOffered reference={quote.reference} />;
  const choices =
    picked?.number === version.number
      ? picked.choices
      : (version.acceptance?.choices ?? defaultChoices(offerOfVersion(version).options));
  const mayAnswer = link.rights === "act" && isToAccept(quote, version) && !version.is_expired;
  const desk = (
    <div ref={answer} id="answer" tabIndex={-1} className="frame scroll-mt-20 py-10 sm:py-14 print:hidden">
      <NeedsScript />
      <Desk offer={offer} version={version} token={token} choices={choices} />
    </div>
  );
  return (
    <main id="main" tabIndex={-1}>
      <ClientTitle>{t`Offer ${quote.reference}`}</ClientTitle>
      <ProposalSheet
        offer={offer}
        version={version}
        choices={choices}
        mayAccept={mayAnswer}
        bearer={token}
        onChoose={mayAnswer ? (made) => setPicked({ number: version.number, choices: made }) : undefined}
        standing={
          <>
            <Standing version={version} />
            {isAgreed && desk}
          </>
        }
      />
      {!isAgreed && desk}
    </main>
  );
}

interface DeskProps extends ProposalProps {
  readonly version: QuoteVersionAnswer;
  readonly choices: Choices;
}

/** Where it is answered, paid and talked about: with scripts, which come after the offer is there to be read. */
function Desk(props: DeskProps) {
  const isInBrowser = useIsInBrowser();
  const waiting = <SkeletonText lines={8} className="noscript:hidden" />;
  if (!isInBrowser) return waiting;
  return (
    <Suspense fallback={waiting}>
      <ProposalDesk {...props} />
    </Suspense>
  );
}

/** That it was accepted, or is the offer no longer. */
function Standing({ version }: { readonly version: QuoteVersionAnswer }) {
  const day = new Intl.DateTimeFormat(intlLocale(useLocale()), { dateStyle: "long" });
  const { acceptance, state } = version;
  if (!acceptance && state === "sent") return null;
  const on = acceptance && formatMoment(day, acceptance.at);
  const number = acceptance?.order_number;
  return (
    <div className="frame border-b border-line py-6">
      {acceptance ? (
        <Banner tone="positive" title={<Trans>This offer was accepted on {on}.</Trans>}>
          <Trans>It is order {number} now.</Trans>
        </Banner>
      ) : (
        <VersionNotice version={version} last={version} />
      )}
    </div>
  );
}

/** The offer was taken back, or is being written anew. */
function NothingOffered({ reference }: { readonly reference: string }) {
  const { t } = useLingui();
  return (
    <main id="main" tabIndex={-1} className="frame py-12 sm:py-20">
      <ClientTitle>{t`Offer ${reference}`}</ClientTitle>
      <h1 className="text-3xl">
        <Trans>Offer {reference}</Trans>
      </h1>
      <p className="mt-5 max-w-[38rem] text-lg">
        <Trans>There is no offer to read at the moment. We write to you as soon as there is one.</Trans>
      </p>
    </main>
  );
}
