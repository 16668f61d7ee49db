import { Trans, useLingui } from "@lingui/react/macro";
import { isPayable } from "#domain/quotes/quote-stage.ts";
import { clientStatus } from "#domain/quotes/quote-status.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { PaymentDone } from "../payments/payment-done.tsx";
import type { PaymentEnd } from "../payments/payment-end.ts";
import { PaymentUnderWay } from "../payments/payment-under-way.tsx";
import { useTimeline } from "./use-timeline.ts";

interface NextStepProps {
  readonly quote: ReadQuoteForClient;
  /** A charge that the server has not confirmed yet. */
  readonly unconfirmed: PaymentEnd | undefined;
  readonly onPay: () => void;
}

/** Where the quote stands in a sentence, and the one thing to do about it. */
export function NextStep({ quote, unconfirmed, onPay }: NextStepProps) {
  const { t, i18n } = useLingui();
  const reason = quote.rejection_reason?.trim() || t`Not specified`;
  const events = useTimeline(quote).data?.events ?? [];
  const isProcessing = events.some(({ kind }) => kind === "processing");
  const isAnnounced = events.some(({ kind }) => kind === "transfer-chosen");
  if (unconfirmed && quote.status !== "paid") return <PaymentDone end={unconfirmed} />;
  if (isProcessing && isPayable(quote.status)) return <PaymentUnderWay />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div aria-live="polite" className="min-w-0 flex-1 basis-64">
        <p className="text-lg font-medium">{i18n._(clientStatus(quote.status).nextStep)}</p>
        {isAnnounced && (
          <p className="mt-1 text-ink-2">
            <Trans>You chose to pay by bank transfer. We write to you as soon as the money is here.</Trans>
          </p>
        )}
        {quote.status === "rejected" && (
          <p className="mt-1 whitespace-pre-line text-ink-2">
            <Trans>Reason: {reason}</Trans>
          </p>
        )}
      </div>
      {isPayable(quote.status) && (
        <Button
          variant={isAnnounced ? "outline" : "ink"}
          size="lg"
          className="no-print max-sm:w-full"
          onClick={onPay}
        >
          {isAnnounced ? <Trans>Bank details</Trans> : <Trans>Pay</Trans>}
        </Button>
      )}
    </div>
  );
}
