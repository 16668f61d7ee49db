import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ProposalAnswer } from "#contracts/quotes/offer-links.ts";
import { shownAlt } from "#domain/catalogue/shown-texts.ts";
import { showCount } from "#domain/language/show-count.ts";
import { showCents } from "#domain/money/show-money.ts";
import { useLocale, useMoney, useRootData } from "../../../words/use-locale.ts";
import { ProductPicture } from "../../catalogue/product-picture.tsx";
import { SketchPicture } from "../../sketch/sketch-picture.tsx";
import { OfferValidity } from "../offer-validity.tsx";

interface ProposalHeadProps {
  readonly offer: ProposalAnswer;
  /** Undefined while it depends on a choice. */
  readonly totalCents: number | undefined;
  /** What is offered, in a few words. */
  readonly what: string;
  /** Undefined where several quantities are offered. */
  readonly units: number | undefined;
  readonly isPreview: boolean;
  /** Whose picture of the bag with the logo is shown. */
  readonly bearer: string | null;
  /** The buttons. */
  readonly children: ReactNode;
}

/** What is offered, by whom and for how much, beside the picture of the bag. */
export function ProposalHead({
  offer,
  totalCents,
  what,
  units,
  isPreview,
  bearer,
  children,
}: ProposalHeadProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const money = useMoney();
  const { facts } = useRootData();
  const { quote, version, seller, picture } = offer;
  const number = version?.number;
  const bags = units === undefined ? undefined : showCount(units, locale);
  const bag = (
    <ProductPicture
      image={picture ? { kind: "picture", picture: picture.picture } : { kind: "none" }}
      alt={picture ? shownAlt(picture, locale) || picture.name : ""}
      sizes="(width >= 64rem) 46vw, 100vw"
      priority="first"
      className="absolute! inset-0"
    />
  );
  return (
    <header className="grid border-b border-ink @5xl:grid-cols-[1.15fr_1fr] print:grid-cols-[1.15fr_1fr]">
      <div className="frame-start flex flex-col justify-center py-10 @max-5xl:frame-end @xl:py-14 @5xl:pr-12">
        <p className="flex flex-wrap gap-x-4 text-ink-2">
          <span className="tabular whitespace-nowrap">
            {number === undefined ? (
              quote.reference
            ) : (
              <Trans>
                Offer {quote.reference}, version {number}
              </Trans>
            )}
          </span>
          {version?.state === "sent" && (
            <span>
              <OfferValidity version={version} />
            </span>
          )}
        </p>
        <h1 className="mt-4 text-4xl wrap-anywhere">
          {bags && <span className="tabular block">{bags}</span>}
          {what}
        </h1>
        {version?.intro && (
          <p className="mt-6 max-w-[38rem] text-lg wrap-anywhere whitespace-pre-line">{version.intro}</p>
        )}
        {seller && (
          <p className="mt-4 text-ink-2">
            <span className="font-semibold text-ink">{seller.name}</span>, {facts.name}
          </p>
        )}
        {totalCents !== undefined && (
          <p className="mt-8 flex flex-wrap items-baseline gap-x-4 border-t border-line pt-5">
            <span className="display tabular text-3xl">{showCents(totalCents, money)}</span>
            <span className="text-ink-2">{totalNote(offer, t`in all`, t`plus freight`)}</span>
          </p>
        )}
        <div inert={isPreview} className="no-print mt-6 flex flex-wrap gap-3">
          {children}
        </div>
      </div>
      <div className="@container relative aspect-[8/7] bg-paper-2 @5xl:aspect-auto @5xl:min-h-[34rem]">
        {quote.has_sketch ? (
          <SketchPicture quoteId={quote.id} bearer={bearer} className="absolute! inset-0" otherwise={bag} />
        ) : (
          bag
        )}
      </div>
    </header>
  );
}

function totalNote({ version }: ProposalAnswer, inAll: string, plusFreight: string): string {
  return version?.is_freight_open ? plusFreight : inAll;
}
