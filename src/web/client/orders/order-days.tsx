import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { isUnsent } from "#domain/orders/order-state.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { classNames } from "../../ui/class-names.ts";
import { useLocale } from "../../words/use-locale.ts";

interface OfOrder {
  readonly order: OrderAnswer;
}

/** By when an order leaves and arrives, and by when its client has to approve for that (L17.3). */
export function OrderDays({ order }: OfOrder) {
  const locale = useLocale();
  const { state, gates, promised_on, promised_before, arrives_on, in_hands_on } = order;
  if (state !== "ready" && !isUnsent(state)) return null;
  const day = (value: string | null) => value && showDay(value, locale);
  // It moves as long as the order is on hold.
  const promise = order.hold === null ? promised_on : null;
  const before = day(promised_before);
  const promised = day(promise);
  const isApprovalOpen = gates.some((each) => each.gate === "proof" && each.state === "open");
  const isAsked = order.proofs.some((proof) => proof.state === "sent");
  return (
    <div className="grid gap-2">
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-3">
        <Day label={<Trans>Leaves us on</Trans>}>{promised}</Day>
        <Day label={<Trans>With you on</Trans>}>{order.hold === null && day(arrives_on)}</Day>
        <Day label={<Trans>You need it on</Trans>}>{day(in_hands_on)}</Day>
      </dl>
      {promised_on === null && (isAsked ? <IfApprovedToday order={order} /> : <LeadTime order={order} />)}
      {before && promised && (
        <p className="font-medium">
          <Trans>
            The day on which it leaves us has moved from {before} to {promised}.
          </Trans>
        </p>
      )}
      {isApprovalOpen && <ApproveBy order={order} />}
    </div>
  );
}

/** The day that an approval leads to, as long as the proof waits for it. */
export function IfApprovedToday({ order }: OfOrder) {
  const locale = useLocale();
  const ifToday = order.arrives_if_approved && showDay(order.arrives_if_approved, locale);
  const { lead_days: leadDays, transit_days: transitDays } = order;
  if (!ifToday) return null;
  return (
    <p>
      <Trans>
        If you approve today and nothing else of the order is open, it is with you on {ifToday}: {leadDays}{" "}
        working days to make it, and {transitDays} on its way.
      </Trans>
    </p>
  );
}

/** How long it takes, as long as no day is known. */
export function LeadTime({ order: { lead_days: leadDays, transit_days: transitDays } }: OfOrder) {
  return (
    <p>
      <Trans>
        It takes {leadDays} working days to make your order once nothing else of it is open, and {transitDays}{" "}
        on its way to you.
      </Trans>
    </p>
  );
}

const tones = { early: "", soon: "font-medium text-caution", late: "font-medium text-danger" };

/** The last day to approve, where the client needs the goods on a certain one. */
export function ApproveBy({ order }: OfOrder) {
  const locale = useLocale();
  const approveBy = order.approve_by && showDay(order.approve_by, locale);
  const inHands = order.in_hands_on && showDay(order.in_hands_on, locale);
  if (!approveBy || !inHands) return null;
  return (
    <p className={classNames(tones[order.approval_time ?? "early"])}>
      {order.approval_time === "late" ? (
        <Trans>
          The last day to approve was {approveBy}: after it the day that you asked for, {inHands}, cannot be
          met.
        </Trans>
      ) : (
        <Trans>
          Please approve by {approveBy}, so that it is with you on {inHands}.
        </Trans>
      )}
    </p>
  );
}

function Day({ label, children }: { label: ReactNode; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}
