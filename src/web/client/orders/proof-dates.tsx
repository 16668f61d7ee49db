import { Trans } from "@lingui/react/macro";
import type { Proof } from "#contracts/orders/proofs.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { classNames } from "../../ui/class-names.ts";
import { useLocale } from "../../words/use-locale.ts";
import { useOrder } from "./use-order.ts";

const tones = { early: "", soon: "font-medium text-caution", late: "font-medium text-danger" };

/** What follows from the approval, by which day (L17.3). */
export function ProofDates({ proof }: { proof: Proof }) {
  const locale = useLocale();
  const order = useOrder(proof.order_id, `${proof.id} ${proof.state}`).data?.order;
  if (!order) return null;
  const dayOf = (day: string | null) => day && showDay(day, locale);
  const approveBy = dayOf(order.approve_by);
  const inHands = dayOf(order.in_hands_on);
  const arrives = dayOf(order.arrives_on);
  const ifToday = dayOf(order.arrives_if_approved);
  const { lead_days: leadDays, transit_days: transitDays } = order;
  if (proof.state !== "sent")
    return arrives === null ? (
      <p className="mb-6">
        <Trans>
          It takes {leadDays} working days to make your order once nothing else of it is open, and{" "}
          {transitDays} on its way to you.
        </Trans>
      </p>
    ) : (
      <p className="mb-6">
        <Trans>Your order is with you on {arrives}.</Trans>
      </p>
    );
  return (
    <div className="mb-6 grid gap-1">
      {ifToday && (
        <p>
          <Trans>
            If you approve today and nothing else of the order is open, it is with you on {ifToday}:{" "}
            {leadDays} working days to make it, and {transitDays} on its way.
          </Trans>
        </p>
      )}
      {approveBy && inHands && (
        <p className={classNames(tones[order.approval_time ?? "early"])}>
          {order.approval_time === "late" ? (
            <Trans>
              The last day to approve was {approveBy}: after it the day that you asked for, {inHands}, cannot
              be met.
            </Trans>
          ) : (
            <Trans>
              Please approve by {approveBy}, so that it is with you on {inHands}.
            </Trans>
          )}
        </p>
      )}
    </div>
  );
}
