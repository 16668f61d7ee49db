import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { intlLocale } from "#domain/language/language.ts";
import type { Choices } from "#domain/offers/offer.ts";
import { offerOfVersion } from "#domain/offers/offer-of-version.ts";
import { sectionSumsOf } from "#domain/offers/sections.ts";
import { areChoicesMade, workOutOffer } from "#domain/offers/work-out-offer.ts";
import { toleranceOfVersion } from "#domain/orders/tolerance.ts";
import { formatMoment } from "#domain/time/format-moment.ts";
import { BagsToCome } from "../../parts/offers/bags-to-come.tsx";
import { OfferLines } from "../../parts/offers/offer-lines.tsx";
import { OfferOptions } from "../../parts/offers/offer-options.tsx";
import { OfferPlan } from "../../parts/offers/offer-plan.tsx";
import { OfferSums } from "../../parts/offers/offer-sums.tsx";
import { OfferValidity } from "../../parts/offers/offer-validity.tsx";
import { useLocale } from "../../words/use-locale.ts";

interface OfferDocumentProps {
  readonly reference: string;
  readonly version: QuoteVersionAnswer;
  /** Undefined where some were made, and are not this reader's to know. */
  readonly choices: Choices | undefined;
  /** Without it the document is only read. */
  readonly onChoose?: ((choices: Choices) => void) | undefined;
  /** Under the head: what changed, that it was replaced. */
  readonly notice?: ReactNode;
  /** The reader can write about each line. */
  readonly canWriteAbout?: boolean;
}

/** An offer as a document: number and version, how long it holds, what the shop says, lines, options, sums, tolerance. */
export function OfferDocument({
  reference,
  version,
  choices,
  onChoose,
  notice,
  canWriteAbout = false,
}: OfferDocumentProps) {
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: "long" });
  const { number, sent_at } = version;
  const content = offerOfVersion(version);
  const sent = sent_at && formatMoment(day, sent_at);
  return (
    <article aria-labelledby="offer-title">
      <h2 id="offer-title" className="text-2xl">
        <Trans>
          Offer <span className="tabular whitespace-nowrap">{reference}</span>, version {number}
        </Trans>
      </h2>
      <p className="mt-1 flex flex-wrap gap-x-4 text-ink-2">
        {sent && (
          <span>
            <Trans>Sent on {sent}</Trans>
          </span>
        )}
        {version.state === "sent" && (
          <span>
            <OfferValidity version={version} />
          </span>
        )}
      </p>
      {notice}
      {version.intro && <p className="mt-6 max-w-prose wrap-anywhere whitespace-pre-line">{version.intro}</p>}
      <div className="mt-6">
        <OfferLines
          version={version}
          subtotals={choices && sectionSumsOf(content, choices)}
          canWriteAbout={canWriteAbout}
        />
        {choices ? (
          <>
            <OfferOptions version={version} choices={choices} onChoose={onChoose} />
            <OfferSums version={version} choices={choices} />
            <BagsToCome
              tolerance={toleranceOfVersion(version)}
              lines={
                areChoicesMade(content.options, choices)
                  ? workOutOffer(content, choices).lines.map(({ line }) => line)
                  : []
              }
            />
            <OfferPlan
              plan={content.plan}
              totalCents={
                areChoicesMade(content.options, choices)
                  ? workOutOffer(content, choices).totalCents
                  : undefined
              }
            />
          </>
        ) : (
          <p className="mt-4">
            <Trans>This offer was accepted with options. The amount to be paid counts them.</Trans>
          </p>
        )}
      </div>
    </article>
  );
}
