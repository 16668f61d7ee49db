import { Trans } from "@lingui/react/macro";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { useLocale } from "../../words/use-locale.ts";
import { ApproveBy, IfApprovedToday, LeadTime } from "./order-days.tsx";

/** What follows from the approval, by which day (L17.3). */
export function ProofDates({ isWaiting, order }: { isWaiting: boolean; order: OrderAnswer }) {
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
