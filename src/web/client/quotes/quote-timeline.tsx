import { Trans, useLingui } from "@lingui/react/macro";
import type { QuoteEvent } from "#contracts/quotes/timeline.ts";
import { intlLocale } from "#domain/language/language.ts";
import { showCents } from "#domain/money/show-money.ts";
import { formatMoment } from "#domain/time/format-moment.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { useLocale, useMoney } from "../../words/use-locale.ts";
import { DownloadButton } from "../documents/download-button.tsx";
import { useTimeline } from "./use-timeline.ts";

/** What has happened to the quote, the newest first, with the receipt beside each payment. */
export function QuoteTimeline({ quote }: { quote: ReadQuoteForClient }) {
  const { t } = useLingui();
  const moment = new Intl.DateTimeFormat(intlLocale(useLocale()), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const query = useTimeline(quote);
  if (query.isPending) {
    const { created_at, confirmed_at, paid_at, rejection_reason } = quote;
    const steps = [created_at, confirmed_at ?? rejection_reason, paid_at];
    return (
      <div aria-busy="true">
        {steps.filter(Boolean).map((step) => (
          <SkeletonText key={step} lines={2} className="pb-5 pl-5 last:pb-0" />
        ))}
      </div>
    );
  }
  if (query.isError) return <Trans>The history could not be loaded.</Trans>;
  const events = query.data.events.toReversed();
  return (
    <ol aria-label={t`What has happened`} className="border-l border-line">
      {events.map((event, index) => (
        <li key={`${event.kind}-${event.at}`} className="relative pb-5 pl-5 last:pb-0">
          <span
            aria-hidden="true"
            className={`absolute top-[0.5em] -left-[4.5px] size-2 rounded-full ${index === 0 ? "bg-leaf" : "bg-edge"}`}
          />
          <p className="font-medium">
            <EventText event={event} />
          </p>
          <time dateTime={event.at} className="tabular block text-sm text-ink-2">
            {formatMoment(moment, event.at)}
          </time>
          {event.kind === "paid" && (
            <DownloadButton
              size="sm"
              className="no-print mt-2"
              path={`/api/payments/${event.payment_id}/receipt`}
              fileName={`receipt-${quote.reference}-${event.payment_id}.pdf`}
            >
              <Trans>Receipt</Trans>
            </DownloadButton>
          )}
        </li>
      ))}
    </ol>
  );
}

function EventText({ event }: { event: QuoteEvent }) {
  const money = useMoney();
  const amount = "amount_cents" in event ? showCents(event.amount_cents, money) : "";
  const line = "line" in event ? event.line : undefined;
  switch (event.kind) {
    case "requested":
      return <Trans>You asked for this quote</Trans>;
    case "logo-price-set":
      return <Trans>Setup fee set: {amount}</Trans>;
    case "confirmed":
      return <Trans>We confirmed the quote</Trans>;
    case "rejected":
      return <Trans>We rejected the quote</Trans>;
    case "offer-sent":
      return <Trans>We sent you an offer</Trans>;
    case "offer-extended":
      return <Trans>We let the offer hold longer</Trans>;
    case "offer-taken-back":
      return <Trans>We took the offer back</Trans>;
    case "accepted":
      return <Trans>The offer was accepted</Trans>;
    case "acceptance-undone":
      return <Trans>The acceptance was taken back</Trans>;
    case "declined":
      return <Trans>The offer was declined</Trans>;
    case "changes-asked":
      return line ? <Trans>Changes were asked for: {line}</Trans> : <Trans>Changes were asked for</Trans>;
    case "withdrawn":
      return <Trans>You withdrew the request</Trans>;
    case "reopened":
      return <Trans>We work on the quote again</Trans>;
    case "transfer-chosen":
      return <Trans>Bank transfer announced: {amount}</Trans>;
    case "processing":
      return <Trans>Payment being processed: {amount}</Trans>;
    case "paid":
      return <Trans>Payment received: {amount}</Trans>;
    case "refunded":
      return <Trans>Refunded to you: {amount}</Trans>;
  }
}
