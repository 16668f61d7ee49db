import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { NextTasks } from "../../../parts/orders/next-tasks.tsx";
import { holdWords, orderStateTones, orderStateWords } from "../../../parts/orders/order-words.ts";
import { paths } from "../../../paths.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { StatusDot } from "../../../ui/feedback/status-dot.tsx";
import { Allowed } from "../../allowed.tsx";
import { RecordHistory } from "../../records/record-history.tsx";
import { RecordPage, useRecordId } from "../../records/record-page.tsx";
import { useFormats } from "../../use-formats.ts";
import { OrderDelivery } from "../delivery/order-delivery.tsx";
import { OrderDocumentButton } from "../order-document-button.tsx";
import { OrderProofs } from "../proofs/order-proofs.tsx";
import { useOrder } from "../use-order.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderAddress } from "./order-address.tsx";
import { OrderDays } from "./order-days.tsx";
import { OrderGates } from "./order-gates.tsx";
import { OrderLines } from "./order-lines.tsx";

/** The page of an order: where it stands, what it waits for, what is made, and what can be done now. */
export default function OrderPage() {
  const id = useRecordId();
  return <Order key={id} id={id} />;
}

function Order({ id }: { id: number }) {
  const query = useOrder(id);
  return (
    <RecordPage
      query={query}
      what="staffList"
      title={({ number }) => number}
      actions={(order) => (
        <>
          <OrderDocumentButton
            address={`/api/orders/${order.id}/job-ticket`}
            name={`${order.number}-job.pdf`}
          >
            <Trans>Job ticket</Trans>
          </OrderDocumentButton>
          <Allowed to="orders.write">
            <OrderActions order={order} />
          </Allowed>
        </>
      )}
    >
      {(order) => (
        <div className="grid gap-x-8 gap-y-8 md:grid-cols-[2fr_1fr]">
          <div className="grid min-w-0 content-start gap-8">
            <Standing order={order} />
            {isWaiting(order) && <OrderGates order={order} />}
            <OrderLines order={order} />
            <OrderDelivery order={order} />
            <OrderDays order={order} />
            <OrderAddress order={order} />
            <OrderProofs order={order} />
            {!isWaiting(order) && <OrderGates order={order} />}
          </div>
          <RecordHistory subject="order" id={id} />
        </div>
      )}
    </RecordPage>
  );
}

/** What production waits for comes first until it has begun, and when it must wait again; later it is a record. */
function isWaiting({ state, gates }: OrderAnswer): boolean {
  return state === "preparing" || state === "ready" || gates.some((gate) => gate.state === "open");
}

function Standing({ order }: { order: OrderAnswer }) {
  const { i18n } = useLingui();
  const { day } = useFormats();
  const { state, hold, name, quote_id, quote_reference } = order;
  const reason = hold?.reason && i18n._(holdWords[hold.reason]);
  const since = hold && day(hold.since);
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <StatusDot tone={orderStateTones[state]}>{i18n._(orderStateWords[state])}</StatusDot>
        <span>{name}</span>
        <Link to={paths.adminQuote(quote_id)} className="link tabular">
          {quote_reference}
        </Link>
        <NextTasks {...order} />
      </p>
      {hold && (
        <Banner tone="caution" title={<Trans>On hold since {since}</Trans>}>
          {reason}
        </Banner>
      )}
    </div>
  );
}
