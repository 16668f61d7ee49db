import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Navigate } from "react-router";
import { emailKey } from "#domain/accounts/email-key.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { ApiFailure } from "../../api/send.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { useIsInBrowser } from "../../parts/use-is-in-browser.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { translateMessage } from "../../words/say.ts";
import { ClientPage } from "../client-page.tsx";
import { useVersions } from "../offers/use-versions.ts";
import { clientQuote } from "../session/client-session.ts";
import type { Route } from "./+types/dashboard-page.ts";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { NoQuoteFound } from "./no-quote-found.tsx";
import { QuoteSheet } from "./quote-sheet.tsx";
import { RefusedQuote } from "./refused-quote.tsx";
import { useClientQuote } from "./use-client-quote.ts";

/** Order tracking: the quote as a document, its progress, and the one next step. */
export default function DashboardPage({ params: { id } }: Route.ComponentProps) {
  const isInBrowser = useIsInBrowser();
  const token = clientToken.use();
  const stored = clientQuote.use();
  if (!isInBrowser) return <DashboardSkeleton />;
  if (token === null) return <Navigate to={paths.clientLogin()} replace />;
  if (!/^[1-9]\d{0,9}$/.test(id)) {
    return stored ? <Navigate to={paths.clientDashboard(stored.id)} replace /> : <NoQuoteFound />;
  }
  return <Dashboard key={id} quoteId={Number(id)} />;
}

function Dashboard({ quoteId }: { quoteId: number }) {
  const { t, i18n } = useLingui();
  // The quote that was stored when the page opened: a foreign address leads back to it, and should the server ever
  // answer another client's, the page stops. Every quote of the client is one of their own.
  const [opened] = useState(() => clientQuote.get());
  const query = useClientQuote(quoteId);
  const offers = useVersions(quoteId);
  const status = query.error instanceof ApiFailure ? query.error.status : 0;
  // Also while it is open: a session that ended, a quote that was deleted.
  if (status === 401 || status === 403) return <RefusedQuote />;
  if (status === 404 && opened && opened.id !== quoteId) {
    return <Navigate to={paths.clientDashboard(opened.id)} replace />;
  }
  if (status === 404) return <NoQuoteFound reason={failureMessage("clientTotal", query.error)} />;
  if (query.data) {
    const { quote, totalCents } = query.data;
    if (opened && emailKey(opened.email) !== emailKey(quote.email)) return <RefusedQuote />;
    // Answers without a stage know of no offers.
    if (quote.stage && offers.isPending) return <DashboardSkeleton />;
    const problem = query.error ?? (quote.stage && offers.error);
    return (
      <QuoteSheet
        quote={quote}
        totalCents={totalCents}
        versions={offers.data}
        problem={problem ? failureMessage("clientQuote", problem) : null}
      />
    );
  }
  if (query.isPending) return <DashboardSkeleton />;
  return (
    <ClientPage title={t`Your quote`}>
      <Banner tone="negative" live="assertive" className="mb-6">
        {translateMessage(i18n, failureMessage("clientQuote", query.error))}
      </Banner>
      <Button variant="ink" busy={query.isFetching} onClick={() => void query.refetch()}>
        <Trans>Try Again</Trans>
      </Button>
    </ClientPage>
  );
}
