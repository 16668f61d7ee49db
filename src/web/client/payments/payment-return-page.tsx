import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { capturePaypalOrder } from "#contracts/payments.ts";
import { getQuote } from "#contracts/quotes.ts";
import { waits } from "#domain/time/waits.ts";
import { call } from "../../api/call.ts";
import { failureWords } from "../../api/failure-words.ts";
import { useIsInBrowser } from "../../parts/use-is-in-browser.ts";
import { paths } from "../../paths.ts";
import { Banner } from "../../ui/banner.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { sayText } from "../../words/say.ts";
import { ClientPage } from "../client-page.tsx";
import { clientToken } from "../session/client-session.ts";
import type { Route } from "./+types/payment-return-page.ts";

type Truth = "paid" | "processing" | "failed";

/** Where a provider sends the buyer back to: shows what our server knows, never what the address says (D6). */
export default function PaymentReturnPage({ params: { quoteId } }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const isInBrowser = useIsInBrowser();
  const [search] = useSearchParams();
  const isPaypal = search.get("method") === "paypal";
  const orderId = search.get("token");
  const isIncomplete = isPaypal && !orderId;
  const reading = useQuery({
    queryKey: ["payment-return", quoteId, orderId],
    queryFn: () => (isPaypal && orderId ? captureOrder(orderId) : readTruth(Number(quoteId))),
    enabled: isInBrowser && !isIncomplete,
    refetchOnWindowFocus: false,
    refetchInterval: (query) => (query.state.data === "processing" ? waits.clientPolling : false),
  });

  return (
    <ClientPage title={t`Payment`}>
      {isIncomplete && (
        <Banner tone="negative" live="assertive">{t`Paramètres de paiement PayPal incomplets.`}</Banner>
      )}
      {!isIncomplete && reading.isPending && <Spinner label={t`Checking your payment`} />}
      {reading.isError && (
        <Banner tone="negative" live="assertive">
          {sayText(i18n, failureWords("paymentReturn", reading.error))}
        </Banner>
      )}
      {reading.data === "paid" && (
        <Banner tone="positive" live="assertive" title={<Trans>Payment received</Trans>}>
          <Trans>Thank you. A receipt is on its way to your mailbox.</Trans>
        </Banner>
      )}
      {reading.data === "processing" && (
        <Banner tone="info" live="assertive" title={<Trans>Payment in progress</Trans>}>
          <Trans>The provider is still working on it. This page looks again by itself.</Trans>
        </Banner>
      )}
      {reading.data === "failed" && (
        <Banner
          tone="negative"
          live="assertive"
        >{t`Le traitement du paiement a échoué. Veuillez réessayer.`}</Banner>
      )}
      <LinkButton to={paths.clientDashboard(Number(quoteId))} variant="ink" className="mt-6">
        <Trans>Back to your quote</Trans>
      </LinkButton>
    </ClientPage>
  );
}

async function captureOrder(orderId: string): Promise<Truth> {
  const answer = await call(
    capturePaypalOrder,
    { query: { order_id: orderId } },
    { bearer: clientToken.get() },
  );
  if (answer.quote_status === "paid") return "paid";
  return answer.status === "pending" ? "processing" : "failed";
}

async function readTruth(quoteId: number): Promise<Truth> {
  const { quote } = await call(getQuote, { params: { id: quoteId } }, { bearer: clientToken.get() });
  return quote.status === "paid" ? "paid" : "failed";
}
