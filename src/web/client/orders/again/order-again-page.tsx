import { Trans, useLingui } from "@lingui/react/macro";
import ChevronLeft from "lucide-react/icons/chevron-left";
import { Navigate } from "react-router";
import { failureMessage } from "../../../api/failure-words.ts";
import { ApiFailure } from "../../../api/send.ts";
import { clientToken } from "../../../parts/accounts/client-token.ts";
import { useIsInBrowser } from "../../../parts/use-is-in-browser.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { translateMessage } from "../../../words/say.ts";
import { ClientPage } from "../../client-page.tsx";
import { DashboardSkeleton } from "../../quotes/dashboard-skeleton.tsx";
import { NoQuoteFound } from "../../quotes/no-quote-found.tsx";
import { RefusedQuote } from "../../quotes/refused-quote.tsx";
import type { Route } from "./+types/order-again-page.ts";
import { AgainForm } from "./again-form.tsx";
import { useOrderAsDraft } from "./use-order-again.ts";

/** A former order as a draft: its buyer changes what he likes, sees what it costs today, and sends it. */
export default function OrderAgainPage({ params: { id } }: Route.ComponentProps) {
  const isInBrowser = useIsInBrowser();
  const token = clientToken.use();
  if (!isInBrowser) return <DashboardSkeleton />;
  if (token === null) return <Navigate to={paths.clientLogin()} replace />;
  if (!/^[1-9]\d{0,9}$/.test(id)) return <NoQuoteFound />;
  return <OrderAsDraft key={id} orderId={Number(id)} />;
}

export function OrderAsDraft({ orderId }: { orderId: number }) {
  const { t, i18n } = useLingui();
  const { data: order, error, isPending, isFetching, refetch } = useOrderAsDraft(orderId, "");
  const status = error instanceof ApiFailure ? error.status : 0;
  if (status === 401 || status === 403) return <RefusedQuote />;
  if (status === 404) return <NoQuoteFound />;
  if (isPending) return <DashboardSkeleton />;
  return (
    <ClientPage title={t`Order again`} isWide>
      {order ? (
        <>
          <LinkButton
            variant="quiet"
            size="sm"
            className="-mt-4 mb-4 -ml-3"
            to={paths.clientDashboard(order.quote_id)}
            reloadDocument
          >
            <Icon of={ChevronLeft} className="size-4" />
            <Trans>Your order</Trans> <span className="tabular">{order.order_number}</span>
          </LinkButton>
          <AgainForm orderId={orderId} order={order} />
        </>
      ) : (
        <>
          <Banner tone="negative" live="assertive" className="mb-6">
            {translateMessage(i18n, failureMessage("clientMutation", error))}
          </Banner>
          <Button variant="ink" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try Again</Trans>
          </Button>
        </>
      )}
    </ClientPage>
  );
}
