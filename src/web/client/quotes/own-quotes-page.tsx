import { Trans, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { Navigate } from "react-router";
import { type ListedOrder, listOrders } from "#contracts/orders/orders.ts";
import { call } from "../../api/call.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { listOwnQuotes, type ReadOwnQuote } from "../../api/reads/quotes.ts";
import { ApiFailure } from "../../api/send.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { useIsInBrowser } from "../../parts/use-is-in-browser.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { translateMessage } from "../../words/say.ts";
import { ClientTitle } from "../client-title.tsx";
import { OwnInvoices } from "../invoices/own-invoices.tsx";
import { clientQuote } from "../session/client-session.ts";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { OwnQuoteRow } from "./own-quote-row.tsx";
import { RefusedQuote } from "./refused-quote.tsx";
import { useLeave } from "./use-leave.ts";

/** The newest ones; of an older one its page says where it stands. */
const mostOrders = 100;

const firstPage = 1;

/** Every quote of the client, newest first, each with what to do next; those beyond the newest page are asked for. */
export default function OwnQuotesPage() {
  const isInBrowser = useIsInBrowser();
  const token = clientToken.use();
  if (!isInBrowser) return <DashboardSkeleton />;
  if (token === null) return <Navigate to={paths.clientLogin()} replace />;
  return <OwnQuotes bearer={token} />;
}

function OwnQuotes({ bearer }: { bearer: string }) {
  const { t, i18n } = useLingui();
  const query = useInfiniteQuery({
    queryKey: ["own-quotes", bearer],
    queryFn: ({ pageParam: page }) =>
      call(listOwnQuotes, { query: page === firstPage ? {} : { page } }, { bearer }),
    initialPageParam: firstPage,
    getNextPageParam: ({ meta }) => (meta && meta.page < meta.last_page ? meta.page + 1 : undefined),
    refetchOnWindowFocus: true,
  });
  const leave = useLeave();
  const quotes = useMemo(() => query.data?.pages.flatMap((page) => page.quotes), [query.data]);
  const orders = useQuery({
    queryKey: ["own-orders", bearer],
    queryFn: () => call(listOrders, { query: { per_page: mostOrders } }, { bearer }),
    enabled: quotes?.some(({ stage }) => stage === "accepted") ?? false,
    refetchOnWindowFocus: true,
  });
  useEffect(() => {
    // Of an earlier client in this browser. One that is not listed yet may be among the older ones.
    if (quotes && !query.hasNextPage && !quotes.some(({ id }) => id === clientQuote.get()?.id))
      clientQuote.set(() => null);
  }, [quotes, query.hasNextPage]);
  const status = query.error instanceof ApiFailure ? query.error.status : 0;
  if (status === 401 || status === 403) return <RefusedQuote />;
  if (query.isPending || orders.isLoading) return <DashboardSkeleton />;
  return (
    <main id="main" className="frame py-8 sm:py-14">
      <ClientTitle>{t`My quotes`}</ClientTitle>
      <div className="mx-auto max-w-[64rem]">
        <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <h1 className="text-3xl">
            <Trans>My quotes</Trans>
          </h1>
          <Button variant="quiet" size="sm" onClick={leave}>
            <Trans>Logout</Trans>
          </Button>
        </header>
        {query.isError && (
          <Banner tone="negative" live="assertive" className="mb-6">
            <p>{translateMessage(i18n, failureMessage("clientQuote", query.error))}</p>
            <Button size="sm" busy={query.isFetching} onClick={() => void query.refetch()} className="mt-3">
              <Trans>Try Again</Trans>
            </Button>
          </Banner>
        )}
        {quotes && <QuoteList quotes={quotes} orders={orders.data?.orders ?? []} />}
        {query.hasNextPage && (
          <Button className="mt-6" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            <Trans>Show older quotes</Trans>
          </Button>
        )}
        <OwnInvoices />
      </div>
    </main>
  );
}

interface QuoteListProps {
  readonly quotes: readonly ReadOwnQuote[];
  readonly orders: readonly ListedOrder[];
}

function QuoteList({ quotes, orders }: QuoteListProps) {
  const { t } = useLingui();
  if (quotes.length === 0) {
    return (
      <EmptyState
        title={<Trans>No quotes yet</Trans>}
        action={
          <LinkButton to={paths.devis()} variant="ink">
            <Trans>Ask for a quote</Trans>
          </LinkButton>
        }
      >
        <Trans>What you ask us for will stand here, with its price and what to do next.</Trans>
      </EmptyState>
    );
  }
  return (
    <ul aria-label={t`My quotes`} className="grid gap-4">
      {quotes.map((quote) => (
        <OwnQuoteRow
          key={quote.id}
          quote={quote}
          order={orders.find(({ quote_id, state }) => quote_id === quote.id && state !== "cancelled")}
        />
      ))}
    </ul>
  );
}
