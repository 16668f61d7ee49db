import { Trans, useLingui } from "@lingui/react/macro";
import { failureMessage } from "../../api/failure-words.ts";
import { getPayment } from "../../api/reads/payments.ts";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { QueryProblem } from "../forms/query-problem.tsx";
import { Timeline } from "../history/timeline.tsx";
import { useFormats } from "../use-formats.ts";
import { useStaffQuery } from "../use-staff-query.ts";
import { ClearMark } from "./clear-mark.tsx";
import { PaymentStatusCell } from "./payment-status.tsx";

/** One payment: its ids, its refunds and everything that happened to it. */
export function PaymentDetailsDialog({ paymentId, onClose }: { paymentId: number; onClose: () => void }) {
  const { t } = useLingui();
  const { money, moment } = useFormats();
  const query = useStaffQuery({
    queryKey: ["payment", paymentId],
    read: (ask) => ask(getPayment, { params: { id: paymentId } }),
  });
  const { payment, refunds, timeline } = query.data ?? {};
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={payment ? money(payment.amount_cents) : t`Paiement`}
      description={payment && `${payment.customer_name} · ${payment.customer_email}`}
      closeLabel={t`Close`}
    >
      {query.isError && <QueryProblem query={query} words={failureMessage("payments", query.error)} />}
      {!payment && !query.isError && <SkeletonText lines={6} />}
      {payment && (
        <>
          <PaymentStatusCell payment={payment} />
          <p className="mt-1 font-mono text-sm break-all">{payment.payment_intent_id}</p>
          <ClearMark payment={payment} />
          {refunds?.map((refund) => (
            <p key={refund.id} className="mt-3 border-t border-line pt-3 text-sm">
              <Trans>
                Refund of {money(refund.amount_cents)} by {refund.doer_name}, {moment(refund.created_at)}
              </Trans>
              {refund.status === "failed" && (
                <span className="block font-medium text-danger">
                  <Trans>Refund failed: the money did not leave</Trans>
                </span>
              )}
              {refund.status === "pending" && (
                <span className="block text-caution">
                  <Trans>Not confirmed yet</Trans>
                </span>
              )}
              {refund.method === "transfer" && (
                <span className="block text-ink-2">
                  <Trans>Paid back by bank transfer</Trans>
                </span>
              )}
              {refund.reason && <span className="block text-ink-2">{refund.reason}</span>}
            </p>
          ))}
          <h3 className="mt-5 mb-3 text-base">
            <Trans>History</Trans>
          </h3>
          <Timeline entries={timeline?.toReversed() ?? []} />
        </>
      )}
    </Dialog>
  );
}
