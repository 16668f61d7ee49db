import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ProposalAnswer } from "#contracts/quotes/offer-links.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { agreedLines } from "#domain/offers/agreed-lines.ts";
import { bagsOffered, unique } from "#domain/offers/bags-offered.ts";
import type { Choices } from "#domain/offers/offer.ts";
import { offerOfVersion } from "#domain/offers/offer-of-version.ts";
import { quantityOptions } from "#domain/offers/quantity-options.ts";
import { sectionSumsOf } from "#domain/offers/sections.ts";
import { areChoicesMade, workOutOffer } from "#domain/offers/work-out-offer.ts";
import { toleranceOfVersion } from "#domain/orders/tolerance.ts";
import { paths } from "../../../paths.ts";
import { buttonStyle } from "../../../ui/buttons/button-style.ts";
import { Card } from "../../../ui/lists/card.tsx";
import { useLocale } from "../../../words/use-locale.ts";
import { BagsToCome } from "../bags-to-come.tsx";
import { OfferLines } from "../offer-lines.tsx";
import { OfferOptions } from "../offer-options.tsx";
import { OfferPlan } from "../offer-plan.tsx";
import { OfferSums } from "../offer-sums.tsx";
import { QuantityColumns } from "../quantity-columns.tsx";
import { ProposalDates } from "./proposal-dates.tsx";
import { ProposalHead } from "./proposal-head.tsx";
import { ProposalSection } from "./proposal-section.tsx";
import { Specification } from "./specification.tsx";

interface ProposalSheetProps {
  readonly offer: ProposalAnswer;
  readonly version: QuoteVersionAnswer;
  readonly choices: Choices;
  /** Without it the offer is only read. */
  readonly onChoose?: ((choices: Choices) => void) | undefined;
  readonly mayAccept: boolean;
  /** Its buttons lead nowhere: what is below it is not there. */
  readonly isPreview?: boolean;
  /** The token of who reads it. */
  readonly bearer: string | null;
  /** Under the head: that it was accepted, or is the offer no longer. */
  readonly standing?: ReactNode;
}

/**
 * An offer as one lays it before a boss: what, how many, for how much, when and on which terms. Its layout follows its own
 * width: the office shows the same sheet before it is sent.
 */
export function ProposalSheet({
  offer,
  version,
  choices,
  onChoose,
  mayAccept,
  isPreview = false,
  bearer,
  standing,
}: ProposalSheetProps) {
  const locale = useLocale();
  const { quote } = offer;
  const content = offerOfVersion(version);
  const worked = workOutOffer(content, choices);
  const totalCents = areChoicesMade(content.options, choices) ? worked.totalCents : undefined;
  const columns = version.acceptance ? [] : quantityOptions(version.options);
  // Quantities differ in how many alone: until one is chosen, the first says what is made.
  const open = columns.filter(({ id }) => typeof choices[id] !== "string");
  const firsts = open.map(({ id, choices: [first] }) => [id, first?.id ?? ""]);
  const named = { ...choices, ...Object.fromEntries(firsts) };
  const bags = bagsOffered(quote.lines, agreedLines(version, named), locale);
  const units = bags.reduce((sum, bag) => sum + bag.units, 0);
  const names = unique(bags.map(({ product }) => product));
  return (
    <div className="@container">
      <ProposalHead
        offer={offer}
        totalCents={totalCents}
        what={names.join(", ") || quote.interest || quote.reference}
        units={columns.length > 0 || units === 0 ? undefined : units}
        isPreview={isPreview}
        bearer={bearer}
      >
        {mayAccept && (
          <a
            href={open[0] ? `#quantity-${open[0].id}` : "#answer"}
            className={buttonStyle({ variant: "ink", size: "lg", className: "max-sm:w-full" })}
          >
            {open[0] ? <Trans>Choose how many</Trans> : <Trans>Accept this offer</Trans>}
          </a>
        )}
        <a
          href="#messages"
          className={buttonStyle({ size: "lg", className: "noscript:hidden max-sm:w-full" })}
        >
          <Trans>Ask a question</Trans>
        </a>
      </ProposalHead>
      {standing}
      <ProposalSection id="made" title={<Trans>What we make</Trans>}>
        <Specification quote={quote} version={version} choices={named} />
      </ProposalSection>
      {columns.map((option) => (
        <ProposalSection key={option.id} id={`quantity-${option.id}`} title={<Trans>How many</Trans>}>
          <QuantityColumns version={version} option={option} choices={choices} onChoose={onChoose} />
        </ProposalSection>
      ))}
      <ProposalSection id="price" title={<Trans>What it costs</Trans>}>
        <Card>
          <OfferLines
            version={{ ...version, lines: agreedLines({ lines: version.lines, options: columns }, choices) }}
            subtotals={sectionSumsOf(content, choices)}
          />
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
    </div>
  );
}
