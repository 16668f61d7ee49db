import { Trans, useLingui } from "@lingui/react/macro";
import ChevronLeft from "lucide-react/icons/chevron-left";
import { useRef } from "react";
import { Navigate } from "react-router";
import type { CallAnswer } from "#contracts/call.ts";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import type { Proof } from "#contracts/orders/proof.ts";
import type { listProofs } from "#contracts/orders/proofs.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { ApiFailure } from "../../api/send.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { useIsInBrowser } from "../../parts/use-is-in-browser.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Card } from "../../ui/lists/card.tsx";
import { translateMessage } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";
import { ClientPage } from "../client-page.tsx";
import { ClientTitle } from "../client-title.tsx";
import { DashboardSkeleton } from "../quotes/dashboard-skeleton.tsx";
import { NoQuoteFound } from "../quotes/no-quote-found.tsx";
import { RefusedQuote } from "../quotes/refused-quote.tsx";
import type { Route } from "./+types/proof-page.ts";
import { EarlierProofs } from "./earlier-proofs.tsx";
import { ApproveBy, IfApprovedToday, LeadTime } from "./order-days.tsx";
import { ProofAnswered } from "./proof-answered.tsx";
import { ProofToAnswer } from "./proof-to-answer.tsx";
import { useOrderOfProof, useProofs } from "./use-proofs.ts";

/** The proof of an order, to be looked at on a phone and answered. */
export default function ProofPage({ params: { id } }: Route.ComponentProps) {
  const isInBrowser = useIsInBrowser();
  const token = clientToken.use();
  if (!isInBrowser) return <DashboardSkeleton />;
  if (token === null) return <Navigate to={paths.clientLogin()} replace />;
  if (!/^[1-9]\d{0,9}$/.test(id)) return <NoQuoteFound />;
  return <ProofsOfOrder key={id} orderId={Number(id)} />;
}

function ProofsOfOrder({ orderId }: { orderId: number }) {
  const { t, i18n } = useLingui();
  const query = useProofs(orderId);
  const status = query.error instanceof ApiFailure ? query.error.status : 0;
  if (status === 401 || status === 403) return <RefusedQuote />;
  if (status === 404) return <NoQuoteFound />;
  if (query.data) return <Proofs {...query.data} />;
  if (query.isPending) return <DashboardSkeleton />;
  return (
    <ClientPage title={t`Your proof`}>
      <Banner tone="negative" live="assertive" className="mb-6">
        {translateMessage(i18n, failureMessage("proof", query.error))}
      </Banner>
      <Button variant="ink" busy={query.isFetching} onClick={() => void query.refetch()}>
        <Trans>Try Again</Trans>
      </Button>
    </ClientPage>
  );
}

type ListedProofs = CallAnswer<typeof listProofs>;
type RepeatOfProof = NonNullable<ListedProofs["repeat"]>;

function Proofs({ proofs, repeat }: ListedProofs) {
  const { t } = useLingui();
  const current = proofs.find(({ is_current }) => is_current) ?? proofs[0];
  if (current) return <CurrentProof proof={current} proofs={proofs} repeat={repeat} />;
  return (
    <ClientPage title={t`Your proof`}>
      <p>
        <Trans>There is no proof of this order yet. We write to you as soon as there is one.</Trans>
      </p>
      <LinkButton to={paths.clientQuotes()} className="mt-6">
        <Trans>My quotes</Trans>
      </LinkButton>
    </ClientPage>
  );
}

function CurrentProof({ proof, proofs, repeat }: ListedProofs & { proof: Proof }) {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  const query = useOrderOfProof(proof);
  if (query.isPending) return <DashboardSkeleton />;
  const { number, order_number: order, state } = proof;
  const isWaiting = state === "sent";
  return (
    <main id="main" className="frame py-8 sm:py-14 print:p-0">
      <ClientTitle>{t`Proof ${number} of order ${order}`}</ClientTitle>
      <Card className="mx-auto max-w-[72rem] max-sm:border-0 max-sm:bg-transparent max-sm:p-0 sm:p-10 print:border-0 print:p-0">
        {query.data && <BackToOrder quoteId={query.data.quote_id} />}
        <h1 ref={title} tabIndex={-1} className="mb-2 text-3xl">
          <Trans>
            Proof {number} of order <span className="tabular whitespace-nowrap">{order}</span>
          </Trans>
        </h1>
        {isWaiting && (
          <p className="mb-2 text-lg">
            <Trans>
              Your turn: please look at everything that will be printed. Nothing is printed before you
              approve.
            </Trans>
          </p>
        )}
        {query.data && (isWaiting || state === "approved") && (
          <ProofDates isWaiting={isWaiting} order={query.data} />
        )}
        {isWaiting && repeat && !proof.repeats && <RepeatNotice {...repeat} />}
        {isWaiting ? (
          <ProofToAnswer proof={proof} onDone={() => title.current?.focus()} />
        ) : (
          <ProofAnswered proof={proof} />
        )}
        <EarlierProofs proofs={proofs.filter(({ id }) => id !== proof.id)} />
      </Card>
    </main>
  );
}

/** As a new page: only a quote's own may load a provider's card fields. */
function BackToOrder({ quoteId }: { quoteId: number }) {
  return (
    <LinkButton
      variant="quiet"
      size="sm"
      className="no-print -ml-3 mb-2"
      to={paths.clientDashboard(quoteId)}
      reloadDocument
    >
      <Icon of={ChevronLeft} className="size-4" />
      <Trans>Your order</Trans>
    </LinkButton>
  );
}

/** How the proof of an order that was ordered again stands beside what was approved before (L20.2). */
function RepeatNotice({ order_number: number, sentence }: RepeatOfProof) {
  return (
    <Banner className="mb-6" title={<Trans>You ordered {number} again.</Trans>}>
      {sentence}
    </Banner>
  );
}

/** What follows from the approval, by which day (L17.3). */
function ProofDates({ isWaiting, order }: { isWaiting: boolean; order: OrderAnswer }) {
  return (
    <div className="mb-6 grid gap-1">
      {isWaiting ? (
        <>
          <IfApprovedToday order={order} />
          <ApproveBy order={order} />
        </>
      ) : (
        <Arrival order={order} />
      )}
    </div>
  );
}

function Arrival({ order }: { order: OrderAnswer }) {
  const locale = useLocale();
  if (order.arrives_on === null) return <LeadTime order={order} />;
  const arrives = showDay(order.arrives_on, locale);
  return (
    <p>
      <Trans>Your order is with you on {arrives}.</Trans>
    </p>
  );
}
