import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { Right } from "#domain/accounts/roles.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { TabPanel, Tabs } from "../../ui/lists/tabs.tsx";
import { useMay } from "../allowed.tsx";
import { OrderProduction } from "../orders/page/order-production.tsx";
import { OrderProofs } from "../orders/proofs/order-proofs.tsx";
import type { usePrinting } from "../quotes/detail/quote-record.tsx";
import { QuoteThread } from "../quotes/thread/quote-thread.tsx";
import { HistoryOfDeal } from "./history-of-deal.tsx";
import { MoneyOfDeal } from "./money-of-deal.tsx";
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
