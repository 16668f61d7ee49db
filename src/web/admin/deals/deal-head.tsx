import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { nameColours } from "#domain/quotes/cloth-names.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { bagLinesOf, bagsOfQuote } from "../../parts/offers/lines-of-quote.ts";
import { useLineTitle } from "../../parts/offers/use-line-title.ts";
import { NextTasks } from "../../parts/orders/next-tasks.tsx";
import { holdWords, orderStateTones, orderStateWords } from "../../parts/orders/order-words.ts";
import { useShownTotal } from "../../parts/quotes/use-shown-total.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { useLocale } from "../../words/use-locale.ts";
import { useMay } from "../allowed.tsx";
import { useSettlement } from "../orders/delivery/use-delivery.ts";
import { DealPicture } from "../records/deal-picture.tsx";
import { useFormats } from "../use-formats.ts";
import { ClientsLastWords } from "./clients-last-words.tsx";
import type { DealTab } from "./next-step.ts";
import { OfferStanding } from "./offer-standing.tsx";
import type { Deal } from "./use-deal.ts";

interface DealHeadProps {
  readonly deal: Deal;
  readonly onOpen: (tab: DealTab) => void;
}

/** Who, what, for how much, how it stands, by when; and what the client said last. */
export function DealHead({ deal, onOpen }: DealHeadProps) {
  const { quote, order } = deal;
  const may = useMay();
  const { day } = useFormats();
  return (
    <header className="mb-5 grid gap-4">
      <div className="grid gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex min-w-0 gap-4">
          <DealPicture
            quoteId={quote.id}
            hasSketch={quote.has_sketch}
            picture={quote.picture}
            className="w-16"
          />
          <div className="grid min-w-0 content-start gap-1">
            <p className="text-lg font-medium wrap-anywhere">
              <Client deal={deal} />
            </p>
            <What deal={deal} />
          </div>
        </div>
        {may("prices.read") && <Total deal={deal} />}
      </div>
      <p className="tabular flex flex-wrap items-baseline gap-x-5 gap-y-1 border-y border-line py-2.5">
        {order ? <OrderStanding order={order} /> : <OfferStanding deal={deal} />}
      </p>
      {order?.hold && <OnHold hold={order.hold} />}
      <dl className="tabular flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Dated label={<Trans>Asked for</Trans>}>{day(quote.created_at)}</Dated>
        <Days deal={deal} />
        {order && <Dated label={<Trans>Order number</Trans>}>{order.number}</Dated>}
        {quote.po_number && <Dated label={<Trans>Purchase order</Trans>}>{quote.po_number}</Dated>}
      </dl>
      {may("messages.read") && <ClientsLastWords deal={deal} onOpen={onOpen} />}
    </header>
  );
}

function Client({ deal: { quote } }: Pick<DealHeadProps, "deal">) {
  const may = useMay();
  const { name, company, client_id } = quote;
  const shown =
    client_id !== undefined && may("clients.read") ? (
      <Link className="link" to={officePaths.adminClient(client_id)}>
        {name}
      </Link>
    ) : (
      name
    );
  return (
    <>
      {company && `${company} · `}
      {shown}
    </>
  );
}

/** How many of which bag: of what counts, not of what was asked for once something was offered or agreed on. */
function What({ deal: { quote, current } }: Pick<DealHeadProps, "deal">) {
  const { count } = useFormats();
  const locale = useLocale();
  const titleOf = useLineTitle();
  const offered = current?.lines.filter(({ kind }) => kind === "product") ?? [];
  const lines = quote.agreed || offered.length === 0 ? bagLinesOf(quote) : offered;
  const quantities = quote.agreed ? undefined : quantitiesOf(current);
  if (quantities)
    return (
      <p className="tabular text-ink-2">
        {quantities.units.map(count).join(" / ")} × {titleOf(quantities.bag)}
      </p>
    );
  const [first, ...others] = lines;
  const more = others.length;
  if (!first)
    return (
      <p className="text-ink-2">
        {count(bagsOfQuote(quote))} × {quote.product_type ?? quote.interest ?? <Trans>Bags</Trans>}
        {quote.product_colors.length > 0 &&
          ` · ${nameColours(quote.product_colors, quote.cloth_names, locale)}`}
      </p>
    );
  return (
    <p className="tabular text-ink-2">
      {count(first.units ?? 0)} × {titleOf(first)}
      {more > 0 && (
        <>
          {" "}
          <Plural value={more} one="and # more line" other="and # more lines" />
        </>
      )}
    </p>
  );
}

/** Of an offer in several quantities, the bag and how many of it to choose from. */
function quantitiesOf(offer: Deal["current"]) {
  const ladder = offer?.options.find(({ at }) => at !== undefined);
  const bag = ladder?.choices[0]?.lines.find(({ kind }) => kind === "product");
  return ladder && bag && { bag, units: ladder.choices.map(({ units = 0 }) => units) };
}

/** What it comes to: by the count once that settled it, before as agreed or offered, before that by the list. */
function Total({ deal: { quote, current, order } }: Pick<DealHeadProps, "deal">) {
  const { money } = useFormats();
  const listed = useShownTotal(quote, quote.total_cents);
  const isSettled = order?.settlement?.state === "settled";
  const counted = useSettlement(order?.id ?? 0, order?.version ?? 0, { enabled: isSettled }).data;
  const isOffered = quote.agreed === null && current?.state === "sent";
  const agreed = isOffered ? current.total_cents : listed.cents;
  const shown = isSettled && counted ? counted.total_cents : agreed;
  const before = agreed != null && shown !== agreed && money(agreed);
  return (
    <p className="tabular text-right text-2xl font-semibold max-md:text-left">
      {shown == null ? (
        <span className="text-base font-medium tracking-normal">
          {isOffered ? <Trans>after a choice</Trans> : <Trans>To be priced</Trans>}
        </span>
      ) : (
        money(shown)
      )}
      {before && (
        <span className="block text-sm font-normal tracking-normal text-ink-2">
          <Trans>by the count, {before} as agreed</Trans>
        </span>
      )}
      {isOffered && current.is_freight_open && (
        <span className="block text-sm font-normal tracking-normal text-ink-2">
          <Trans>plus freight</Trans>
        </span>
      )}
      {!isOffered && listed.isEstimate && (
        <span className="block text-sm font-normal tracking-normal text-ink-2">
          <Trans>by the price list</Trans>
        </span>
      )}
    </p>
  );
}

function OrderStanding({ order }: { order: NonNullable<Deal["order"]> }) {
  const { i18n } = useLingui();
  return (
    <>
      <StatusDot tone={orderStateTones[order.state]}>{i18n._(orderStateWords[order.state])}</StatusDot>
      <NextTasks {...order} />
      {order.is_late && (
        <StatusDot tone="negative">
          <Trans>Late</Trans>
        </StatusDot>
      )}
    </>
  );
}

function OnHold({ hold }: { hold: NonNullable<NonNullable<Deal["order"]>["hold"]> }) {
  const { i18n } = useLingui();
  const since = useFormats().day(hold.since);
  return (
    <Banner tone="caution" title={<Trans>On hold since {since}</Trans>}>
      {hold.reason && i18n._(holdWords[hold.reason])}
    </Banner>
  );
}

/** By when it is needed, leaves and arrives. */
function Days({ deal: { quote, order } }: Pick<DealHeadProps, "deal">) {
  const { calendarDay } = useFormats();
  const needed = order?.in_hands_on ?? quote.wanted_by;
  return (
    <>
      {needed && <Dated label={<Trans>Needed on</Trans>}>{calendarDay(needed)}</Dated>}
      {order?.promised_on && <Dated label={<Trans>Leaves</Trans>}>{calendarDay(order.promised_on)}</Dated>}
      {order?.arrives_on && (
        <Dated label={<Trans>With the client</Trans>}>{calendarDay(order.arrives_on)}</Dated>
      )}
    </>
  );
}

function Dated({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-ink-2">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
