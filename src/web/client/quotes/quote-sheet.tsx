import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { clientStanding } from "#domain/offers/client-standing.ts";
import { isPayable } from "#domain/quotes/quote-stage.ts";
import type { Message } from "#domain/words.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { HeldMoney, PlanItems } from "../../parts/offers/plan-items.tsx";
import { useShownTotal } from "../../parts/quotes/use-shown-total.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { WaitBar } from "../../ui/feedback/wait-bar.tsx";
import { Card } from "../../ui/lists/card.tsx";
import { say, translateMessage } from "../../words/say.ts";
import { OwnArtwork } from "../artwork/own-artwork.tsx";
import { ClientTitle } from "../client-title.tsx";
import { OwnInvoices } from "../invoices/own-invoices.tsx";
import { QuoteMessages } from "../messages/quote-messages.tsx";
import { OfferPart } from "../offers/offer-part.tsx";
import { useNoteViewed } from "../offers/use-note-viewed.ts";
import { isShownAsOffer, isToWithdraw, lastSent } from "../offers/which-screen.ts";
import { WithdrawRequest } from "../offers/withdraw-request.tsx";
import { useOrderOfQuote } from "../orders/delivery/use-delivery.ts";
import { YourOrder } from "../orders/your-order.tsx";
import type { PaymentEnd } from "../payments/payment-end.ts";
import { productNameOfQuote } from "../payments/product-name-of.ts";
import { OwnSessions } from "../session/own-sessions.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { NextStep } from "./next-step.tsx";
import { PaidNotice } from "./paid-notice.tsx";
import { QuoteFacts } from "./quote-facts.tsx";
import { QuoteHead } from "./quote-head.tsx";
import { QuoteLines } from "./quote-lines.tsx";
import { QuoteProgress } from "./quote-progress.tsx";
import { QuoteTimeline } from "./quote-timeline.tsx";
import { clientQuoteKey, markPaid } from "./use-client-quote.ts";
import { usePlan } from "./use-plan.ts";
import { useTimeline } from "./use-timeline.ts";

const PaymentModal = lazy(() =>
  import("../payments/payment-modal.tsx").then((m) => ({ default: m.PaymentModal })),
);

interface QuoteSheetProps {
  readonly quote: ReadQuoteForClient;
  readonly totalCents: number | undefined;
  /** What was sent to the client; undefined where it cannot be had. */
  readonly versions: readonly QuoteVersionAnswer[] | undefined;
  /** Why the last query failed; what is shown is then a little older. */
  readonly problem: Message | string | null;
}

/** The quote as a document: a ruler of progress along its top, one clear next action, lines, history. */
export function QuoteSheet({ quote, totalCents, versions, problem }: QuoteSheetProps) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const [isPaying, setPaying] = useState(false);
  const [ended, setEnded] = useState<PaymentEnd>();
  useStatusAnnouncement(quote);
  const timeline = useTimeline(quote);
  const total = useShownTotal(quote, totalCents);
  const last = versions && lastSent(versions);
  useNoteViewed(quote.id, last, clientToken.use());
  const isOffer = isShownAsOffer(quote, last);
  const { plan, next, isInParts } = usePlan(quote, last);
  const isPlanShown =
    quote.stage === "accepted" &&
    (isInParts || (plan?.items.length ?? 0) > 1 || ((plan?.paid_cents ?? 0) > 0 && next !== undefined));
  const { data: order } = useOrderOfQuote(quote);
  const step = useRef<HTMLElement>(null);

  function take(end: PaymentEnd) {
    if (end.kind === "paid") markPaid(queries, quote.id);
    setEnded(end);
    for (const queryKey of [clientQuoteKey(quote.id), ["client-order", quote.id]])
      void queries.invalidateQueries({ queryKey });
  }
  function close() {
    setPaying(false);
    void queries.invalidateQueries({ queryKey: ["client-timeline", quote.id] });
    // Whatever went on in the dialog: a total that was another one, a status that changed.
    void queries.invalidateQueries({ queryKey: clientQuoteKey(quote.id) });
  }

  // What is next depends on whether a transfer is on its way: it must not push the lines aside a moment later. A history
  // that cannot be had holds nothing up.
  const isNextUnknown = timeline.isPending && timeline.isFetching && timeline.failureCount === 0;
  if (isPayable(quote.status) && isNextUnknown) return <DashboardSkeleton />;

  return (
    <main id="main" className="frame py-8 sm:py-14 print:p-0">
      <ClientTitle>{`${quote.reference} · ${say(i18n, clientStanding(quote).clientLabel)}`}</ClientTitle>
      <Card className="mx-auto max-w-[64rem] sm:p-10 print:border-0 print:p-0">
        <QuoteHead quote={quote} canShare={isOffer && last !== undefined} />
        {problem && (
          <Banner tone="caution" live="polite" className="no-print mt-6">
            {translateMessage(i18n, problem)}
          </Banner>
        )}
        {ended?.kind === "paid" && <PaidNotice quote={quote} totalCents={total.cents} />}
        {ended?.kind === "part-paid" && <PaidNotice quote={quote} totalCents={undefined} />}
        <div className="mt-8">
          <QuoteProgress quote={quote} orderState={order?.state} />
        </div>
        <section ref={step} tabIndex={-1} className="mt-6 border-y border-ink py-5">
          <NextStep
            quote={quote}
            version={last}
            order={order ?? undefined}
            unconfirmed={ended?.kind === "unconfirmed" ? ended : undefined}
            onPay={() => setPaying(true)}
          />
        </section>
        {order && <YourOrder order={order} />}
        {quote.stage === "cancelled" && plan?.held_cents ? (
          <div className="mt-6">
            <HeldMoney cents={plan.held_cents} />
          </div>
        ) : null}
        {plan && isPlanShown && (
          <section aria-labelledby="plan" className="mt-8">
            <h2 id="plan" className="mb-3 text-xl">
              <Trans>What is paid when</Trans>
            </h2>
            <PlanItems plan={plan} />
          </section>
        )}
        {isOffer && last && versions ? (
          <OfferPart quote={quote} versions={versions} last={last} onAnswered={() => step.current?.focus()} />
        ) : (
          // Offers that cannot be had: the lines of the request would pass for theirs.
          !(isOffer && versions === undefined) && (
            <div className="mt-6">
              <QuoteLines quote={quote} total={total} />
            </div>
          )
        )}
        {(quote.stage === "accepted" || quote.stage === "cancelled") && <OwnInvoices quote={quote} />}
        <QuoteMessages quoteId={quote.id} versions={versions} />
        <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[2fr_1fr] print:grid-cols-[2fr_1fr]">
          <section>
            <h2 className="mb-3 text-xl">
              <Trans>Your request</Trans>
            </h2>
            <QuoteFacts quote={quote} />
            <OwnArtwork quoteId={quote.id} />
            {isToWithdraw(quote, last) && (
              <div className="no-print mt-4 -ml-4">
                <WithdrawRequest quote={quote} onDone={() => step.current?.focus()} />
              </div>
            )}
          </section>
          <section>
            <h2 className="mb-4 text-xl">
              <Trans>History</Trans>
            </h2>
            <QuoteTimeline quote={quote} />
            <OwnSessions />
          </section>
        </div>
      </Card>
      {isPaying && (
        <Suspense fallback={<WaitBar label={t`Loading...`} />}>
          <PaymentModal
            quoteId={quote.id}
            reference={quote.reference}
            productName={productNameOfQuote(quote)}
            totalCents={total.cents}
            dueCents={next?.open_cents ?? (isInParts ? undefined : total.cents)}
            onClose={close}
            onEnd={take}
          />
        </Suspense>
      )}
    </main>
  );
}

/** Says so when it changes how the quote stands, while the page is open. */
function useStatusAnnouncement(quote: ReadQuoteForClient): void {
  const { t, i18n } = useLingui();
  const { clientLabel, tone } = clientStanding(quote);
  const seen = useRef(clientLabel);
  const tell = useEffectEvent(() => {
    const { reference } = quote;
    const name = say(i18n, clientLabel);
    toast({ text: t`${reference} is now: ${name}`, tone: tone === "negative" ? "negative" : "positive" });
  });
  useEffect(() => {
    if (seen.current === clientLabel) return;
    seen.current = clientLabel;
    tell();
  }, [clientLabel]);
}
