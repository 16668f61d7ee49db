import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ListedOrder } from "#contracts/orders/orders.ts";
import { intlLocale } from "#domain/language/language.ts";
import { showCents } from "#domain/money/show-money.ts";
import { clientStanding } from "#domain/offers/client-standing.ts";
import { isPayable } from "#domain/quotes/quote-stage.ts";
import { formatMoment } from "#domain/time/format-moment.ts";
import type { ReadOwnQuote } from "../../api/reads/quotes.ts";
import { bagsOfQuote } from "../../parts/offers/lines-of-quote.ts";
import { orderStateTones, orderStateWords } from "../../parts/orders/order-words.ts";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { Card } from "../../ui/lists/card.tsx";
import { say } from "../../words/say.ts";
import { useLocale, useMoney } from "../../words/use-locale.ts";
import { OrderNow } from "../orders/order-now.tsx";

interface OwnQuoteRowProps {
  readonly quote: ReadOwnQuote;
  /** What became of it once it was accepted, unless that was cancelled. */
  readonly order: ListedOrder | undefined;
}

/** One quote in the client's list: what it is, how it and its order stand, whose turn it is, what to do next. */
export function OwnQuoteRow({ quote, order }: OwnQuoteRowProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const money = useMoney();
  const day = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: "long" });
  const { clientLabel, nextStep, tone } = clientStanding(quote);
  const isToPay = order ? order.tasks.some(({ what }) => what === "pay") : isPayable(quote.status);
  const isMain = isToPay || order?.tasks.some(({ by }) => by === "client");
  return (
    <li>
      <Card className="grid items-center gap-x-8 gap-y-3 sm:grid-cols-[1fr_auto_13rem]">
        <div className="min-w-0">
          <h2 className="tabular flex flex-wrap items-baseline gap-x-4 text-xl">
            {quote.reference}
            <StatusDot tone={tone} className="font-text text-base tracking-normal">
              {say(i18n, clientLabel)}
            </StatusDot>
          </h2>
          <p className="mt-1 text-ink-2">
            <time dateTime={quote.created_at}>{formatMoment(day, quote.created_at)}</time>
          </p>
          {order && <OrderHead order={order} />}
          <p className="mt-2">{order ? <OrderNow order={order} /> : say(i18n, nextStep)}</p>
        </div>
        <p className="flex flex-wrap items-baseline gap-x-4 sm:flex-col sm:items-end">
          <span className="tabular text-lg font-semibold">
            {showCents(quote.total_cents, money)}
            {quote.is_estimate && (
              <>
                {" "}
                <Trans>(estimate)</Trans>
              </>
            )}
          </span>
          <span className="tabular text-ink-2">
            <Plural value={bagsOfQuote(quote)} one="# bag" other="# bags" />
          </span>
        </p>
        {/* As a new page: only a quote's own may load a provider's card fields. */}
        <LinkButton
          to={paths.clientDashboard(quote.id)}
          reloadDocument
          variant={isMain ? "ink" : "outline"}
          className="justify-self-stretch"
        >
          <OpenWords quote={quote} isToPay={isToPay} hasOrder={order !== undefined} />
          <span className="sr-only">{quote.reference}</span>
        </LinkButton>
      </Card>
    </li>
  );
}

function OrderHead({ order: { number, state } }: { order: ListedOrder }) {
  const { i18n } = useLingui();
  return (
    <p className="tabular mt-2 flex flex-wrap items-baseline gap-x-4">
      <Trans>Order {number}</Trans>
      <StatusDot tone={orderStateTones[state]}>{i18n._(orderStateWords[state])}</StatusDot>
    </p>
  );
}

interface OpenWordsProps {
  readonly quote: ReadOwnQuote;
  readonly isToPay: boolean;
  readonly hasOrder: boolean;
}

function OpenWords({ quote: { status, stage }, isToPay, hasOrder }: OpenWordsProps) {
  if (status === "approved" && stage === "offered") return <Trans>Read and answer</Trans>;
  if (stage === "declined" || stage === "withdrawn") return <Trans>View the quote</Trans>;
  if (isToPay) return <Trans>View and pay</Trans>;
  if (hasOrder) return <Trans>View your order</Trans>;
  if (status === "paid") return <Trans>Quote and receipt</Trans>;
  if (status === "rejected") return <Trans>Read the reason</Trans>;
  return <Trans>View the quote</Trans>;
}
