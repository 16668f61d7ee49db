import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { intlLocale } from "#domain/language/language.ts";
import { agreedLines } from "#domain/offers/agreed-lines.ts";
import { bagsOffered, unique } from "#domain/offers/bags-offered.ts";
import type { Choices } from "#domain/offers/offer.ts";
import { offerOfVersion } from "#domain/offers/offer-of-version.ts";
import { quantityOptions } from "#domain/offers/quantity-options.ts";
import { areChoicesMade, defaultChoices, workOutOffer } from "#domain/offers/work-out-offer.ts";
import { toleranceOfVersion } from "#domain/orders/tolerance.ts";
import { formatMoment } from "#domain/time/format-moment.ts";
import { BagsToCome, OfferPlan } from "../../parts/offers/offer-document.tsx";
import { OfferLines } from "../../parts/offers/offer-lines.tsx";
import { OfferOptions } from "../../parts/offers/offer-options.tsx";
import { OfferSums } from "../../parts/offers/offer-sums.tsx";
import { QuantityColumns } from "../../parts/offers/quantity-columns.tsx";
import { NeedsScript } from "../../parts/shop/needs-script.tsx";
import { useIsInBrowser } from "../../parts/use-is-in-browser.ts";
import { paths } from "../../paths.ts";
import { buttonStyle } from "../../ui/buttons/button-style.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/lists/card.tsx";
import { useLocale } from "../../words/use-locale.ts";
import { ClientTitle } from "../client-title.tsx";
import { VersionNotice } from "../offers/version-notice.tsx";
import { isToAccept } from "../offers/which-screen.ts";
import type { SharedOffer } from "./offer-page.tsx";
import { ProposalDates } from "./proposal-dates.tsx";
import { ProposalHead } from "./proposal-head.tsx";
import { ProposalSection } from "./proposal-section.tsx";
import { Specification } from "./specification.tsx";

const ProposalDesk = lazy(() =>
  import("./proposal-desk.tsx").then((part) => ({ default: part.ProposalDesk })),
);

interface ProposalProps {
  readonly offer: SharedOffer;
  readonly token: string;
}

/** An offer as one lays it before a boss: what, how many, for how much, when, on which terms, and where to say yes. */
export function Proposal({ offer, token }: ProposalProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { quote, version, link } = offer;
  const [picked, setPicked] = useState<{ readonly number: number; readonly choices: Choices }>();
  if (!version) return <NothingOffered reference={quote.reference} />;
  const content = offerOfVersion(version);
  const choices =
    picked?.number === version.number
      ? picked.choices
      : (version.acceptance?.choices ?? defaultChoices(content.options));
  const mayAnswer = link.rights === "act" && isToAccept(quote, version) && !version.is_expired;
  const onChoose = mayAnswer
    ? (made: Choices) => setPicked({ number: version.number, choices: made })
    : undefined;
  const isComplete = areChoicesMade(content.options, choices);
  const worked = workOutOffer(content, choices);
  const totalCents = isComplete ? worked.totalCents : undefined;
  const columns = version.acceptance ? [] : quantityOptions(version.options);
  const bags = bagsOffered(quote.lines, agreedLines(version, choices), locale);
  const units = bags.reduce((sum, bag) => sum + bag.units, 0);
  const names = unique(bags.map(({ product }) => product));
  return (
    <main id="main" tabIndex={-1}>
      <ClientTitle>{t`Offer ${quote.reference}`}</ClientTitle>
      <ProposalHead
        offer={offer}
        totalCents={totalCents}
        what={names.join(", ") || quote.interest || quote.reference}
        units={columns.length > 0 || units === 0 ? undefined : units}
      >
        {mayAnswer && (
          <a
            href="#answer"
            className={buttonStyle({ variant: "ink", size: "lg", className: "max-sm:w-full" })}
          >
            <Trans>Accept this offer</Trans>
          </a>
        )}
        <a
          href="#messages"
          className={buttonStyle({ size: "lg", className: "noscript:hidden max-sm:w-full" })}
        >
          <Trans>Ask a question</Trans>
        </a>
      </ProposalHead>
      <Standing version={version} />
      <ProposalSection id="made" title={<Trans>What we make</Trans>}>
        <Specification quote={quote} version={version} choices={choices} />
      </ProposalSection>
      {columns.map((option) => (
        <ProposalSection key={option.id} id={`quantity-${option.id}`} title={<Trans>How many</Trans>}>
          <QuantityColumns version={version} option={option} choices={choices} onChoose={onChoose} />
        </ProposalSection>
      ))}
      <ProposalSection id="price" title={<Trans>What it costs</Trans>}>
        <Card>
          <OfferLines version={{ ...version, lines: [...version.lines, ...chosenLines(columns, choices)] }} />
          <OfferOptions
            version={version}
            choices={choices}
            onChoose={onChoose}
            without={columns.map(({ id }) => id)}
          />
          <OfferSums version={version} choices={choices} />
          <BagsToCome tolerance={toleranceOfVersion(version)} lines={worked.lines.map(({ line }) => line)} />
          <OfferPlan plan={content.plan} totalCents={totalCents} />
        </Card>
      </ProposalSection>
      {!version.acceptance && (
        <ProposalSection id="dates" title={<Trans>When it arrives</Trans>}>
          <ProposalDates dates={offer.dates} wantedBy={quote.wanted_by} />
        </ProposalSection>
      )}
      <ProposalSection id="terms" title={<Trans>On which terms</Trans>}>
        {version.terms && <p className="mb-4 whitespace-pre-line">{version.terms}</p>}
        <p>
          <Trans>
            Our{" "}
            <a href={paths.terms()} target="_blank" rel="noreferrer" className="link">
              terms of sale
            </a>{" "}
            are part of this offer. They open in a new tab.
          </Trans>
        </p>
      </ProposalSection>
      <div id="answer" className="frame scroll-mt-20 py-10 sm:py-14 print:hidden">
        <NeedsScript />
        <Desk offer={offer} version={version} token={token} choices={choices} />
      </div>
    </main>
  );
}

/** The bags of the quantities that are chosen, which cost with all the rest. */
function chosenLines(columns: QuoteVersionAnswer["options"], choices: Choices) {
  return columns.flatMap((option) =>
    option.choices.filter(({ id }) => id === choices[option.id]).flatMap(({ lines }) => lines),
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
