import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { validateToken } from "#contracts/clients.ts";
import { getQuote, getQuoteTotal } from "#contracts/quotes.ts";
import { cents } from "#domain/money/cents.ts";
import { showCents } from "#domain/money/show-money.ts";
import { isPayable } from "#domain/quotes/quote-status.ts";
import { call } from "../../api/call.ts";
import { failureWords } from "../../api/failure-words.ts";
import { ApiFailure } from "../../api/send.ts";
import { useIsInBrowser } from "../../parts/use-is-in-browser.ts";
import { Banner } from "../../ui/banner.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { sayText } from "../../words/say.ts";
import { useWording } from "../../words/use-wording.ts";
import { ClientPage } from "../client-page.tsx";
import type { Route } from "./+types/payment-page.ts";
import { LinkPaymentForm } from "./link-payment-form.tsx";

/** Paying a quote by its link, without signing in: the token decides the quote (P35). */
export default function PaymentPage({ params: { token } }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const wording = useWording();
  const [search] = useSearchParams();
  const isInBrowser = useIsInBrowser();
  const asked = search.get("quoteId");
  const reading = useQuery({
    queryKey: ["payment-page", token],
    queryFn: () => readLink(token, asked),
    enabled: isInBrowser,
    refetchOnWindowFocus: false,
  });
  return (
    <ClientPage title={t`Payment`}>
      {reading.isPending && <Spinner label={t`Loading your quote`} />}
      {reading.isError && (
        <Banner tone="negative" live="assertive">
          {sayText(i18n, failureWords("paymentPage", reading.error))}
        </Banner>
      )}
      {reading.data && (
        <>
          <p className="mb-2 text-lg">
            <Trans>Quote {reading.data.quote.reference}</Trans>
          </p>
          <p className="tabular display mb-8 text-2xl">
            {showCents(cents(reading.data.totalCents), wording)}
          </p>
          {isPayable(reading.data.quote.status) ? (
            <LinkPaymentForm
              token={token}
              quoteId={reading.data.quote.id}
              totalCents={reading.data.totalCents}
            />
          ) : (
            <Banner tone={reading.data.quote.status === "paid" ? "positive" : "caution"}>
              {reading.data.quote.status === "paid" ? (
                <Trans>This quote is paid. Thank you.</Trans>
              ) : (
                t`Aucun devis confirmé n'est disponible pour le paiement.`
              )}
            </Banner>
          )}
        </>
      )}
    </ClientPage>
  );
}

async function readLink(token: string, asked: string | null) {
  const link = await call(validateToken, { body: { session_token: token } });
  const isOther = asked !== null && asked !== String(link.quote_id);
  if (!link.valid || link.quote_id === undefined || isOther) throw new ApiFailure(404, "not_found");
  const input = { params: { id: link.quote_id } };
  const [{ quote }, total] = await Promise.all([
    call(getQuote, input, { bearer: token }),
    call(getQuoteTotal, input, { bearer: token }),
  ]);
  return { quote, totalCents: total.total_cents };
}
