import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { getPlan, type Plan } from "#contracts/payments/plans.ts";
import { showCents } from "#domain/money/show-money.ts";
import { waits } from "#domain/time/waits.ts";
import { call } from "../../api/call.ts";
import { failureMessage } from "../../api/failure-words.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { ApiFailure } from "../../api/send.ts";
import { useShownTotal } from "../../parts/quotes/use-shown-total.ts";
import { useIsInBrowser } from "../../parts/use-is-in-browser.ts";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Spinner } from "../../ui/buttons/spinner.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { translateMessage } from "../../words/say.ts";
import { useMoney } from "../../words/use-locale.ts";
import { ClientPage } from "../client-page.tsx";
import { French } from "../french.tsx";
import { clientQuote } from "../session/client-session.ts";
import { bearerOfReturn, openedOffer } from "../session/opened-offer.ts";
import type { Route } from "./+types/payment-return-page.ts";
import { type PaymentState, readPaymentState } from "./read-payment-provider-state.ts";

/** Where a provider sends the buyer back to: shows what our server knows, never what the address says. */
export default function PaymentReturnPage({ params: { quoteId } }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const isInBrowser = useIsInBrowser();
  const [search] = useSearchParams();
  const isPaypal = search.get("method") === "paypal";
  const orderId = (isPaypal && search.get("token")) || undefined;
  const isIncomplete = isPaypal && orderId === undefined;
  const query = useQuery({
    queryKey: ["payment-return", quoteId, orderId],
    queryFn: () => readPaymentState({ quoteId: Number(quoteId), orderId }),
    enabled: isInBrowser && !isIncomplete,
    refetchOnWindowFocus: false,
    refetchInterval: (query) => (query.state.data?.kind === "processing" ? waits.clientPolling : false),
  });
  // What the dashboard read, from where the buyer went to pay: a page that is kept or printed names it.
  const quote = clientQuote.use();
  // What the server has booked by now.
  const plan = useQuery({
    queryKey: ["client-plan", Number(quoteId), "returned"],
    queryFn: () =>
      call(getPlan, { params: { id: Number(quoteId) } }, { bearer: bearerOfReturn(Number(quoteId)) }),
    enabled: query.data?.kind === "paid" && quote?.id === Number(quoteId) && quote.stage !== undefined,
  });
  const isByLink = openedOffer.use()?.quoteId === Number(quoteId);
  const isSignedOut = query.error instanceof ApiFailure && query.error.status === 401;

  return (
    <ClientPage title={t`Payment`}>
      {quote?.id === Number(quoteId) && <PaidQuote quote={quote} plan={plan.data} />}
      {isIncomplete && <PaymentTrouble>{t`Paramètres de paiement PayPal incomplets.`}</PaymentTrouble>}
      {!isIncomplete && query.isPending && (
        <p className="flex items-center gap-3" role="status">
          <Spinner />
          <Trans>We are checking your payment.</Trans>
        </p>
      )}
      {query.isError && (
        <PaymentTrouble>
          {translateMessage(i18n, failureMessage("paymentReturn", query.error))}
        </PaymentTrouble>
      )}
      {query.data && <PaymentOutcome state={query.data} />}
      <LinkButton
        to={backTo({ isByLink, isSignedOut, quoteId: Number(quoteId) })}
        // The page of an offer comes whole from the server.
        reloadDocument={isByLink}
        variant="ink"
        className="no-print mt-6"
      >
        {isSignedOut ? <Trans>Back to Login</Trans> : <Trans>Back to your quote</Trans>}
      </LinkButton>
    </ClientPage>
  );
}

function backTo({
  isByLink,
  isSignedOut,
  quoteId,
}: {
  isByLink: boolean;
  isSignedOut: boolean;
  quoteId: number;
}) {
  if (isByLink) return paths.offer();
  return isSignedOut ? paths.clientLogin() : paths.clientDashboard(quoteId);
}

/** Which quote, and for what comes in parts how much of it has arrived. */
function PaidQuote({ quote, plan }: { quote: ReadQuoteForClient; plan: Plan | undefined }) {
  const { reference } = quote;
  const total = useShownTotal(quote, quote.total_cents);
  const isInParts = plan !== undefined && (plan.items.length > 1 || plan.open_cents > 0);
  return (
    <dl className="tabular mb-6 border-y border-ink py-3 font-semibold">
      <Amount label={<Trans>Quote {reference}</Trans>} amountCents={total.cents} />
      {isInParts && (
        <>
          <Amount label={<Trans>Received so far</Trans>} amountCents={plan.paid_cents} />
          <Amount label={<Trans>Still to be paid</Trans>} amountCents={plan.open_cents} />
        </>
      )}
    </dl>
  );
}

function Amount({ label, amountCents }: { label: ReactNode; amountCents: number | undefined }) {
  const money = useMoney();
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd>{amountCents !== undefined && showCents(amountCents, money)}</dd>
    </div>
  );
}

/** How a payment came out, as the server says. */
function PaymentOutcome({ state }: { state: PaymentState }) {
  const { t } = useLingui();
  if (state.kind === "paid") {
    return (
      <Banner tone="positive" live="assertive" title={<Trans>Payment received</Trans>}>
        <Trans>Thank you. A receipt is on its way to your mailbox.</Trans>
      </Banner>
    );
  }
  if (state.kind === "checking") {
    return (
      <Banner tone="info" live="assertive">
        {state.message}
      </Banner>
    );
  }
  if (state.kind === "processing") {
    return (
      <Banner tone="info" live="assertive" title={<Trans>Payment in progress</Trans>}>
        <Trans>The provider is still working on it. This page looks again by itself.</Trans>
      </Banner>
    );
  }
  return (
    <PaymentTrouble>
      {state.message || t`Le traitement du paiement a échoué. Veuillez réessayer.`}
    </PaymentTrouble>
  );
}

/** Why there is no payment. */
function PaymentTrouble({ children }: { children: ReactNode }) {
  return (
    <Banner tone="negative" live="assertive">
      <French>{children}</French>
    </Banner>
  );
}
