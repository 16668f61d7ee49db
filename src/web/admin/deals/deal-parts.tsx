import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import type { Right } from "#domain/accounts/roles.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { TabPanel, Tabs } from "../../ui/lists/tabs.tsx";
import { Allowed, useMay } from "../allowed.tsx";
import { InvoicesOfQuote } from "../invoices/invoices-of-quote.tsx";
import { OrderDelivery } from "../orders/delivery/order-delivery.tsx";
import { OrderAddress } from "../orders/page/order-address.tsx";
import { OrderDays } from "../orders/page/order-days.tsx";
import { OrderGates } from "../orders/page/order-gates.tsx";
import { OrderLines } from "../orders/page/order-lines.tsx";
import { OrderProofs } from "../orders/proofs/order-proofs.tsx";
import type { usePrinting } from "../quotes/detail/quote-record.tsx";
import { MoneyOfQuote } from "../quotes/money/money-of-quote.tsx";
import { PlanOfQuote } from "../quotes/money/plan-of-quote.tsx";
import { RefundsOfCancelled } from "../quotes/money/refunds-of-cancelled.tsx";
import { TransferArrived } from "../quotes/money/transfer-arrived.tsx";
import { UncountedMoney } from "../quotes/money/uncounted-money.tsx";
import { QuoteReminders } from "../quotes/reminders/quote-reminders.tsx";
import { QuoteThread } from "../quotes/thread/quote-thread.tsx";
import { RecordHistory } from "../records/record-history.tsx";
import { type DealTab, dealTabs } from "./next-step.ts";
import { OfferOfDeal } from "./offer-of-deal.tsx";
import type { Deal } from "./use-deal.ts";

interface DealPartsProps {
  readonly deal: Deal;
  readonly tab: DealTab;
  readonly onOpen: (tab: DealTab) => void;
  readonly printing: ReturnType<typeof usePrinting>;
  readonly isWriting: boolean;
  readonly onWritten: () => void;
  readonly onOfferDirty: (isDirty: boolean) => void;
}

/** The right that a part needs; the offer's facts are for everybody here. */
const needed: Readonly<Partial<Record<DealTab, Right>>> = {
  ...{ proof: "orders.read", production: "orders.read" },
  ...{ money: "payments.read", messages: "messages.read", history: "history.read" },
};

/** All six tabs in sight, on a phone in two rows. */
const allInSight =
  "flex gap-4 border-b border-line max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-2 max-sm:*:justify-center";

/** The parts of a deal, one at a time. What was typed in one stays there while another is looked at. */
export function DealParts({ deal, tab, onOpen, printing, ...offer }: DealPartsProps) {
  const { t } = useLingui();
  const may = useMay();
  const [seen, setSeen] = useState<ReadonlySet<DealTab>>(new Set([tab]));
  if (!seen.has(tab)) setSeen(new Set([...seen, tab]));
  const { quote, order } = deal;
  const labels: Readonly<Record<DealTab, ReactNode>> = {
    offer: <Trans>Offer</Trans>,
    proof: <Trans>Proof</Trans>,
    production: <Trans>Production</Trans>,
    money: <Trans>Money</Trans>,
    messages: <Trans>Messages</Trans>,
    history: <Trans>History</Trans>,
  };
  const parts: Readonly<Record<DealTab, ReactNode>> = {
    offer: <OfferOfDeal deal={deal} printing={printing} {...offer} />,
    proof: order ? <OrderProofs order={order} /> : <NoOrder />,
    production: order ? <OrderProduction order={order} /> : <NoOrder />,
    money: <MoneyOfDeal quote={quote} />,
    messages: <QuoteThread quote={quote} />,
    history: <HistoryOfDeal deal={deal} />,
  };
  const shown = dealTabs.filter((name) => {
    const right = needed[name];
    return right === undefined || may(right);
  });
  return (
    <Tabs
      label={t`Parts of the deal`}
      tabs={shown.map((value) => ({ value, label: labels[value] }))}
      value={shown.includes(tab) ? tab : "offer"}
      onValueChange={onOpen}
      rowClassName={allInSight}
    >
      {shown.map((name) => (
        <TabPanel key={name} value={name} isKept={seen.has(name)}>
          {parts[name]}
        </TabPanel>
      ))}
    </Tabs>
  );
}

function NoOrder() {
  return (
    <EmptyState title={<Trans>There is no order yet</Trans>}>
      <Trans>It begins when the client accepts the offer.</Trans>
    </EmptyState>
  );
}

/** What happened to the quote, and to the order that followed. */
function HistoryOfDeal({ deal: { quote, order } }: { readonly deal: Deal }) {
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <RecordHistory subject="quote" id={quote.id} of={order && quote.reference} />
      {order && <RecordHistory subject="order" id={order.id} of={order.number} />}
    </div>
  );
}

/** What a deal owes, what was invoiced, and what came. */
function MoneyOfDeal({ quote }: { readonly quote: ReadQuoteForStaff }) {
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-8 empty:hidden">
        <PlanOfQuote quote={quote} />
        <UncountedMoney quoteId={quote.id} />
        {quote.stage === "cancelled" && <RefundsOfCancelled quote={quote} />}
        <Allowed to="payments.write">
          <TransferArrived quote={quote} />
        </Allowed>
      </div>
      <div className="grid min-w-0 content-start gap-8 empty:hidden">
        <InvoicesOfQuote quote={quote} />
        <MoneyOfQuote quoteId={quote.id} />
        {quote.stage === "accepted" && <QuoteReminders quote={quote} />}
      </div>
    </div>
  );
}

/** An order's way from the gates to the door: what it waits for, what is made and shipped, and where it goes. */
function OrderProduction({ order }: { order: OrderAnswer }) {
  const isWaiting = waitsForGates(order);
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid min-w-0 content-start gap-8">
        {isWaiting && <OrderGates order={order} />}
        <OrderLines order={order} />
        <OrderDelivery order={order} />
      </div>
      <div className="grid min-w-0 content-start gap-8">
        <OrderDays order={order} />
        <OrderAddress order={order} />
        {!isWaiting && <OrderGates order={order} />}
      </div>
    </div>
  );
}

/** What production waits for comes first until it has begun, and when it must wait again; later it is a record. */
function waitsForGates({ state, gates }: OrderAnswer): boolean {
  return state === "preparing" || state === "ready" || gates.some((gate) => gate.state === "open");
}
