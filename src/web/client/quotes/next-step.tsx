import { Trans, useLingui } from "@lingui/react/macro";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import type { DueItemAnswer, Plan } from "#contracts/payments/plans.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { showCents } from "#domain/money/show-money.ts";
import { isDueAtOnce } from "#domain/offers/plan.ts";
import { planKindWords, whenDueWords } from "#domain/offers/plan-words.ts";
import { isDueNow } from "#domain/orders/due-now.ts";
import type { OrderState } from "#domain/orders/order-state.ts";
import { isPayable } from "#domain/quotes/quote-stage.ts";
import type { ReadQuoteOfBuyer } from "../../api/reads/quotes.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { buttonStyle } from "../../ui/buttons/button-style.ts";
import { say } from "../../words/say.ts";
import { useLocale, useMoney } from "../../words/use-locale.ts";
import { OfferTurn } from "../offers/offer-turn.tsx";
import { isPayableNow, isToAccept } from "../offers/which-screen.ts";
import { PaymentDone } from "../payments/payment-done.tsx";
import type { PaymentEnd } from "../payments/payment-end.ts";
import { PaymentUnderWay } from "../payments/payment-under-way.tsx";
import { usePlan } from "./use-plan.ts";
import { useTimeline } from "./use-timeline.ts";

interface NextStepProps {
  readonly quote: ReadQuoteOfBuyer;
  /** The offer that was sent last. */
  readonly version: QuoteVersionAnswer | undefined;
  /** What followed from it, once there is one. */
  readonly order: OrderAnswer | undefined;
  /** A charge that the server has not confirmed yet. */
  readonly unconfirmed: PaymentEnd | undefined;
  readonly onPay: () => void;
}

/** Where the quote stands in a sentence, and the one thing to do about it. */
export function NextStep({ quote, version, order, unconfirmed, onPay }: NextStepProps) {
  const { t } = useLingui();
  const reason = quote.rejection_reason?.trim() || t`Not specified`;
  const events = useTimeline(quote).data?.events ?? [];
  const isProcessing = events.some(({ kind }) => kind === "processing");
  const isAnnounced = events.some(({ kind }) => kind === "transfer-chosen");
  const { plan, next } = usePlan(quote, version);
  const isLater = next !== undefined && !isDueNow(next, order?.tasks);
  const mayAnswer = isToAccept(quote, version);
  // A quote that is paid may owe what the count asked for since.
  const isOwing = quote.status !== "paid" || next !== undefined;
  if (unconfirmed && isOwing) return <PaymentDone end={unconfirmed} />;
  if (isProcessing && (isPayable(quote.status) || next)) return <PaymentUnderWay />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div aria-live="polite" className="min-w-0 flex-1 basis-64">
        <p className="text-lg font-medium">
          {plan && next ? (
            <WhatIsDue plan={plan} next={next} orderState={order?.state} />
          ) : (
            <OfferTurn quote={quote} version={version} orderState={order?.state} />
          )}
        </p>
        {isAnnounced && (
          <p className="mt-1 text-ink-2">
            <Trans>You chose to pay by bank transfer. We write to you as soon as the money is here.</Trans>
          </p>
        )}
        {quote.status === "rejected" && quote.stage !== "withdrawn" && (
          <p className="mt-1 whitespace-pre-line text-ink-2">
            <Trans>Reason: {reason}</Trans>
          </p>
        )}
      </div>
      {mayAnswer && (
        <a
          href="#answer-title"
          className={buttonStyle({ variant: "ink", size: "lg", className: "no-print max-sm:w-full" })}
        >
          <Trans>Answer the offer</Trans>
        </a>
      )}
      {(plan ? next : isPayableNow(quote, version)) && (
        <Button
          variant={isAnnounced || mayAnswer || isLater ? "outline" : "ink"}
          size={isLater ? "md" : "lg"}
          className="no-print max-sm:w-full"
          onClick={onPay}
        >
          <PayWords isAnnounced={isAnnounced} accepts={mayAnswer} />
        </Button>
      )}
    </div>
  );
}

function PayWords({ isAnnounced, accepts }: { isAnnounced: boolean; accepts: boolean }) {
  if (isAnnounced) return <Trans>Bank details</Trans>;
  return accepts ? <Trans>Accept by paying</Trans> : <Trans>Pay</Trans>;
}

interface WhatIsDueProps {
  readonly plan: Plan;
  readonly next: DueItemAnswer;
  /** Of the order that followed: what has begun does not wait for a payment any more. */
  readonly orderState: OrderState | undefined;
}

/** What of an accepted offer is paid, and what is due next, by when. */
function WhatIsDue({ plan, next, orderState }: WhatIsDueProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const isBegun = orderState !== undefined && orderState !== "preparing" && orderState !== "ready";
  if (isDueAtOnce(plan.items) && plan.paid_cents === 0 && !isBegun)
    return (
      <Trans>Your turn: thank you for accepting. Please pay the order, so that production can start.</Trans>
    );
  const { kind, due, days, due_on: dueOn } = next;
  return (
    <>
      <Received plan={plan} next={next} />
      {!isDueAtOnce(plan.items) && (
        <span className="mt-1 block text-base font-normal text-ink-2">
          {say(i18n, planKindWords[kind])}, {say(i18n, whenDueWords({ due, days, dueOn }, locale))}
        </span>
      )}
    </>
  );
}

function Received({ plan, next }: Omit<WhatIsDueProps, "orderState">) {
  const money = useMoney();
  const paid = showCents(plan.paid_cents, money);
  const amount = showCents(next.open_cents, money);
  const [first] = plan.items;
  if (plan.paid_cents === 0) return <Trans>Thank you for accepting. {amount} to pay</Trans>;
  if (first?.kind === "deposit" && first.state === "paid" && next.kind !== "settlement")
    return <Trans>Deposit received, {amount} to pay</Trans>;
  return (
    <Trans>
      {paid} received, {amount} to pay
    </Trans>
  );
}
