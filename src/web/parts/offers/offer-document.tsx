import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { intlLocale } from "#domain/language/language.ts";
import { showCents } from "#domain/money/show-money.ts";
import type { Choices, OfferLine } from "#domain/offers/offer.ts";
import { offerOfVersion } from "#domain/offers/offer-of-version.ts";
import { type PlanItem, workOutPlan } from "#domain/offers/plan.ts";
import { planDueWords, planKindWords, planPartWords } from "#domain/offers/plan-words.ts";
import { sectionSumsOf } from "#domain/offers/sections.ts";
import { areChoicesMade, workOutOffer } from "#domain/offers/work-out-offer.ts";
import { orderedLines } from "#domain/orders/order-lines.ts";
import {
  type Tolerance,
  toleranceOfVersion,
  toleranceSentence,
  toleranceShares,
} from "#domain/orders/tolerance.ts";
import { formatMoment } from "#domain/time/format-moment.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { say } from "../../words/say.ts";
import { useLocale, useMoney } from "../../words/use-locale.ts";
import { DaysLeft } from "./days-left.tsx";
import { OfferLines } from "./offer-lines.tsx";
import { OfferOptions } from "./offer-options.tsx";
import { OfferSums } from "./offer-sums.tsx";

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

interface ToleranceProps {
  readonly tolerance: Tolerance;
  readonly lines: readonly OfferLine[];
}

/** How many bags may come, beside the total (L19.1). */
export function BagsToCome({ tolerance, lines }: ToleranceProps) {
  const { i18n } = useLingui();
  const units = orderedLines(lines).map((line) => line.units);
  const words = toleranceSentence(units, tolerance) ?? toleranceShares(tolerance);
  return <p className="mt-2 text-right text-sm text-ink-2">{say(i18n, words)}</p>;
}

/** Until when an offer holds, as a day and in days; that it holds no longer is told by the server's clock (L4). */
export function OfferValidity({
  version,
}: {
  version: Pick<QuoteVersionAnswer, "valid_until" | "is_expired">;
}) {
  const locale = useLocale();
  const { valid_until } = version;
  if (valid_until === null) return <Trans>Holds until we tell you otherwise</Trans>;
  const day = showDay(valid_until, locale);
  if (version.is_expired) return <Trans>Expired: it held until {day}</Trans>;
  return (
    <>
      <Trans>Holds until {day}</Trans> (<DaysLeft day={valid_until} />)
    </>
  );
}

/**
 * When which part of an offer is paid; nothing where everything is paid at once.
 * @param totalCents undefined while it depends on a choice: then the shares are said
 */
export function OfferPlan({
  plan,
  totalCents,
}: {
  readonly plan: readonly PlanItem[] | undefined;
  readonly totalCents: number | undefined;
}) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  if (!plan) return null;
  return (
    <section className="mt-6">
      <h3 className="font-semibold">
        <Trans>How it is paid</Trans>
      </h3>
      <dl aria-label={t`How it is paid`} className="mt-1">
        {workOutPlan(totalCents ?? 0, plan).map(({ position, kind, amountCents, due, days }, index) => (
          <div key={position} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
            <dt>
              {say(i18n, planKindWords[kind])}
              <span className="text-ink-2">, {say(i18n, planDueWords({ due, days: days ?? null }))}</span>
            </dt>
            <dd className="tabular text-right">
              {totalCents === undefined
                ? say(i18n, planPartWords(plan[index]?.part ?? "rest", money))
                : showCents(amountCents, money)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
