import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocation } from "react-router";
import type { VersionCostsAnswer } from "#contracts/quotes/quote-costs.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { lineAnchor } from "#domain/messages/about-line.ts";
import { madeChoices } from "#domain/offers/acceptance.ts";
import { offerOfVersion } from "#domain/offers/offer-of-version.ts";
import { printedCode } from "#domain/offers/printed-code.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { OfferLines } from "../../../parts/offers/offer-lines.tsx";
import { OfferOptions } from "../../../parts/offers/offer-options.tsx";
import { OfferSums } from "../../../parts/offers/offer-sums.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { useLocale } from "../../../words/use-locale.ts";
import { QueryState } from "../../forms/query-problem.tsx";
import { useFormats } from "../../use-formats.ts";
import { LineCost } from "./line-cost.tsx";
import { MarginStrip } from "./offer-sums.tsx";
import { versionStateWords } from "./offer-words.ts";
import { useChanges } from "./use-versions.ts";
import { MarginsOfChoices, marginsOf } from "./version-margins.tsx";

interface SentVersionsProps {
  readonly quote: ReadQuoteForStaff;
  readonly versions: readonly QuoteVersionAnswer[];
  /** What they cost the shop, for whom prices are meant. */
  readonly costs: readonly VersionCostsAnswer[] | undefined;
  /** The number of the version whose lines are shown without asking for them. */
  readonly openNumber: number | undefined;
}

/** The offers that were sent, the newest first. */
export function SentVersions({ quote, versions, costs, openNumber }: SentVersionsProps) {
  const { t } = useLingui();
  const sent = versions.filter(({ state }) => state !== "draft").toReversed();
  if (sent.length === 0) return null;
  return (
    <ul aria-label={t`Offers that were sent`} className="border-t border-line">
      {sent.map((version) => (
        <li key={version.number} className="border-b border-line py-2 text-sm">
          <SentVersion
            quote={quote}
            version={version}
            costs={costs?.find(({ number }) => number === version.number)}
            isFirst={version.number === sent.at(-1)?.number}
            isOpened={version.number === openNumber}
          />
        </li>
      ))}
    </ul>
  );
}

interface SentVersionProps {
  readonly quote: ReadQuoteForStaff;
  readonly version: QuoteVersionAnswer;
  readonly costs: VersionCostsAnswer | undefined;
  /** There is nothing before it that it could differ from. */
  readonly isFirst: boolean;
  readonly isOpened: boolean;
}

function SentVersion({ quote, version, costs, isFirst, isOpened }: SentVersionProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { money, moment } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const [isRead, setRead] = useState<boolean>();
  const { hash: place } = useLocation();
  const isNamed = version.lines.some((_, index) => {
    const at = { version: version.number, line: index + 1 };
    return place === `#${lineAnchor(at)}`;
  });
  const areLinesShown = isRead ?? (isNamed || isOpened);
  const { number, state, total_cents, sent_at, valid_until, first_viewed_at, hash, acceptance } = version;
  const sentAt = sent_at && moment(sent_at);
  const until = valid_until && showDay(valid_until, locale);
  const viewedAt = first_viewed_at && moment(first_viewed_at);
  const margins = costs && marginsOf(version, costs);
  const choices = madeChoices(offerOfVersion(version), acceptance?.choices);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">
          <Trans>Version {number}</Trans>, {i18n._(versionStateWords[state])}
        </p>
        <p className="tabular font-semibold">
          {total_cents === null ? <Trans>after a choice</Trans> : money(total_cents)}
          {version.is_freight_open && (
            <>
              {" "}
              <Trans>plus freight</Trans>
            </>
          )}
        </p>
      </div>
      <p className="tabular flex flex-wrap gap-x-4 text-ink-2">
        {sentAt && (
          <span>
            <Trans>Sent {sentAt}</Trans>
          </span>
        )}
        {until && !version.is_expired && (
          <span>
            <Trans>Valid until {until}</Trans>
          </span>
        )}
        {until && version.is_expired && (
          <span className="font-medium text-caution">
            <Trans>Expired on {until}</Trans>
          </span>
        )}
        {viewedAt ? (
          <span>
            <Trans>First read {viewedAt}</Trans>
          </span>
        ) : (
          state === "sent" && (
            <span>
              <Trans>Not read yet</Trans>
            </span>
          )
        )}
        {hash && <code title={hash}>{printedCode(hash)}</code>}
      </p>
      {margins && <MarginStrip {...margins} />}
      {version.is_exemption_ended && (
        <p className="font-medium text-caution">
          <Trans>
            The tax exemption has ended: the client can neither accept nor pay this. Send a new offer.
          </Trans>
        </p>
      )}
      {acceptance && <Accepted acceptance={acceptance} />}
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3"
        aria-expanded={areLinesShown}
        onClick={() => setRead(!areLinesShown)}
      >
        <Trans>Lines</Trans>
      </Button>
      {!isFirst && (
        <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen((is) => !is)}>
          <Trans>What changed</Trans>
        </Button>
      )}
      {areLinesShown && (
        <>
          <OfferLines
            version={version}
            below={margins && ((index) => <LineCost cost={margins.byPlace.get(`lines.${index}`)} />)}
          />
          <OfferOptions version={version} choices={choices} />
          {margins && <MarginsOfChoices version={version} byPlace={margins.byPlace} />}
          <OfferSums version={version} choices={choices} />
        </>
      )}
      {isOpen && <VersionChanges quoteId={quote.id} number={number} />}
    </>
  );
}

function Accepted({ acceptance }: { acceptance: NonNullable<QuoteVersionAnswer["acceptance"]> }) {
  const { moment } = useFormats();
  const { kind, name, po_number } = acceptance;
  const at = moment(acceptance.at);
  return (
    <p className="text-leaf">
      {kind === "signed" && (
        <Trans>
          Signed by {name}, {at}
        </Trans>
      )}
      {kind === "paid" && <Trans>Accepted by paying, {at}</Trans>}
      {kind === "recorded" && (
        <Trans>
          Accepted by {name}, recorded by staff, {at}
        </Trans>
      )}
      {po_number && (
        <>
          {" · "}
          <Trans>Purchase order {po_number}</Trans>
        </>
      )}
    </p>
  );
}

/** In words, what a version changed against the one sent before. */
function VersionChanges({ quoteId, number }: { quoteId: number; number: number }) {
  const query = useChanges(quoteId, number);
  if (!query.isSuccess) return <QueryState query={query} lines={2} />;
  if (query.data.changes.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>Nothing has changed so far.</Trans>
      </p>
    );
  return (
    <ul className="list-disc pl-5">
      {query.data.changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}
