import { Trans } from "@lingui/react/macro";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import type { Proof } from "#contracts/orders/proofs.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { useLocale } from "../../words/use-locale.ts";
import { ApproveBy, LeadTime } from "./order-days.tsx";
import { useOrder } from "./use-order.ts";

/** What follows from the approval, by which day (L17.3). */
export function ProofDates({ proof }: { proof: Proof }) {
  const order = useOrder(proof.order_id, `${proof.id} ${proof.state}`).data?.order;
  if (!order) return null;
  return (
    <div className="mb-6 grid gap-1">
      {proof.state === "sent" ? <DaysIfApproved order={order} /> : <Arrival order={order} />}
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

function DaysIfApproved({ order }: { order: OrderAnswer }) {
  const locale = useLocale();
  const ifToday = order.arrives_if_approved && showDay(order.arrives_if_approved, locale);
  const { lead_days: leadDays, transit_days: transitDays } = order;
  return (
    <>
      {ifToday && (
        <p>
          <Trans>
            If you approve today and nothing else of the order is open, it is with you on {ifToday}:{" "}
            {leadDays} working days to make it, and {transitDays} on its way.
          </Trans>
        </p>
      )}
      <ApproveBy order={order} />
    </>
  );
}
