import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { validateToken } from "#contracts/clients/clients.ts";
import { listVersions } from "#contracts/quotes/versions.ts";
import { showCents } from "#domain/money/show-money.ts";
import { readId } from "#domain/text/read-value.ts";
import { call } from "../../api/call.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { listPayableQuotes } from "../../api/reads/payments.ts";
import { getQuoteByLink, getQuoteTotal } from "../../api/reads/quotes.ts";
import { ApiFailure } from "../../api/send.ts";
import { bagsOfQuote } from "../../parts/offers/lines-of-quote.ts";
import { useIsInBrowser } from "../../parts/use-is-in-browser.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Spinner } from "../../ui/buttons/spinner.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Card } from "../../ui/lists/card.tsx";
import { translateMessage } from "../../words/say.ts";
import { useMoney } from "../../words/use-locale.ts";
import { ClientPage } from "../client-page.tsx";
import { French } from "../french.tsx";
import { OfferToRead, WhyNotPayable } from "../offers/offer-to-read.tsx";
import { useNoteViewed } from "../offers/use-note-viewed.ts";
import { isPayableNow, isShownAsOffer, lastSent } from "../offers/which-screen.ts";
import type { Route } from "./+types/payment-page.ts";
import { LinkPaymentForm } from "./link-payment-form.tsx";
import { productNameOfQuote } from "./product-name-of.ts";

/** Paying a quote by its link, without signing in: the token decides the quote (SPEC-2.35). */
export default function PaymentPage({ params: { token } }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const [search] = useSearchParams();
  const isInBrowser = useIsInBrowser();
  const asked = search.get("quoteId");
  const query = useQuery({
    queryKey: ["payment-page", token],
    queryFn: () => readLink(token, asked),
    enabled: isInBrowser,
    refetchOnWindowFocus: false,
  });
  const mayPass = !(query.error instanceof ApiFailure) || mayBeOver(query.error.status);
  const amount = query.data && showCents(query.data.dueCents, money);
  const total = query.data && showCents(query.data.totalCents, money);
  const version = query.data?.version;
  const offer = query.data && isShownAsOffer(query.data.quote, version) ? version : undefined;
  useNoteViewed(query.data?.quote.id, version, token);
  return (
    <ClientPage title={t`Payment`} isWide={offer !== undefined}>
      {query.isPending && <Spinner label={t`Loading your quote`} />}
      {query.isError && (
        <>
          <Banner tone="negative" live="assertive">
            <French>{translateMessage(i18n, failureMessage("paymentPage", query.error))}</French>
          </Banner>
          {!mayPass && (
            <p className="mt-4">
              <Trans>This link is not valid any more.</Trans>
            </p>
          )}
          <p className="mt-6 flex flex-wrap gap-3">
            {mayPass && (
              <Button variant="ink" busy={query.isFetching} onClick={() => void query.refetch()}>
                <Trans>Try Again</Trans>
              </Button>
            )}
            <LinkButton to={paths.clientLogin()} variant={mayPass ? "outline" : "ink"}>
              <Trans>Mail me a new link</Trans>
            </LinkButton>
          </p>
        </>
      )}
      {query.data && (
        <>
          <dl className="mb-8 border-y border-ink py-4">
            <dt>
              <Trans>Quote {query.data.quote.reference}</Trans>
            </dt>
            <dd className="tabular display mt-1 text-3xl">{amount}</dd>
            {total !== amount && (
              <dd className="mt-1 text-ink-2">
                <Trans>
                  due now, of <span className="tabular">{total}</span> in all
                </Trans>
              </dd>
            )}
            {/* A quote that staff began has none of its own: its offer says how many. */}
            {bagsOfQuote(query.data.quote) > 0 && (
              <dd className="mt-1 text-ink-2">
                <Plural value={bagsOfQuote(query.data.quote)} one="# bag" other="# bags" />
              </dd>
            )}
          </dl>
          {offer && (
            <Card className="mb-8">
              <OfferToRead reference={query.data.quote.reference} version={offer} />
            </Card>
          )}
          {isPayableNow(query.data.quote, version) || query.data.isOwing ? (
            <Card>
              <LinkPaymentForm
                // A payment is opened for one amount.
                key={query.data.dueCents}
                token={token}
                quoteId={query.data.quote.id}
                productName={productNameOfQuote(query.data.quote)}
                dueCents={query.data.dueCents}
                amount={amount ?? ""}
              />
            </Card>
          ) : (
            <>
              <Banner tone={query.data.quote.status === "paid" ? "positive" : "caution"}>
                {query.data.quote.status === "paid" ? (
                  <Trans>This quote is paid. Thank you.</Trans>
                ) : offer ? (
                  <WhyNotPayable version={offer} />
                ) : (
                  <French>{t`Aucun devis confirmé n'est disponible pour le paiement.`}</French>
                )}
              </Banner>
              <LinkButton to={paths.clientDashboard(query.data.quote.id)} className="mt-6">
                <Trans>Open your quote</Trans>
              </LinkButton>
            </>
          )}
        </>
      )}
    </ClientPage>
  );
}

/** No answer, too often, or an error of ours: unlike a link that is none, which stays so. */
const mayBeOver = (status: number) => status === 0 || status === 429 || status >= 500;

async function readLink(token: string, asked: string | null) {
  const link = await call(validateToken, { body: { session_token: token } });
  // The token decides; where its answer does not name the quote, the parameter does (SPEC-2.35).
  const id = link.quote_id ?? readId(asked);
  const isOther = asked !== null && asked !== String(id);
  if (!link.valid || id === undefined || isOther) throw new ApiFailure(404, "not_found");
  const input = { params: { id } };
  const [{ quote }, total, version, due] = await Promise.all([
    call(getQuoteByLink, input, { bearer: token }),
    call(getQuoteTotal, input, { bearer: token }),
    readVersion(id, token),
    readDue(id, token),
  ]);
  const totalCents = total.total_cents ?? quote.total_cents;
  if (totalCents === undefined) throw new ApiFailure(0, "unreadable");
  // One that is paid is listed while it owes what the count asked for since.
  const isOwing = quote.status === "paid" && due !== undefined;
  return { quote, totalCents, dueCents: due ?? totalCents, version, isOwing };
}

/** What of it is due; undefined where it cannot be paid, and of a shop whose answers know of no plans. */
async function readDue(id: number, token: string) {
  try {
    const { quotes } = await call(listPayableQuotes, {}, { bearer: token });
    return quotes.find((quote) => quote.id === id)?.amount_cents;
  } catch (error) {
    // Without it the total is asked for, and the server says where that is not what is due.
    if (error instanceof ApiFailure) return undefined;
    throw error;
  }
}

/** The version that stands; undefined before the first, and of a shop whose answers know of none. */
async function readVersion(id: number, token: string) {
  try {
    return lastSent((await call(listVersions, { params: { id } }, { bearer: token })).versions);
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return undefined;
    throw error;
  }
}
