import { Trans, useLingui } from "@lingui/react/macro";
import { Timeline } from "../history/timeline.tsx";
import { Fact, Facts } from "../records/facts.tsx";
import { useFormats } from "../use-formats.ts";
import { ClearMark } from "./clear-mark.tsx";
import { PaymentStatusCell } from "./payment-status.tsx";
import { providerLabels } from "./provider-labels.ts";
import { QuoteLink } from "./quote-link.tsx";
import type { usePayment } from "./use-payments.ts";

type PaymentDetails = NonNullable<ReturnType<typeof usePayment>["data"]>;

/** One payment: what is known of it, its refunds and everything that happened to it; in its dialog and on its page. */
export function PaymentRecord({ payment, refunds = [], timeline = [] }: PaymentDetails) {
  const { i18n } = useLingui();
  const { money, moment } = useFormats();
  return (
    <>
      <PaymentStatusCell payment={payment} />
      <p className="mt-1 mb-4 font-mono text-sm break-all">{payment.payment_intent_id}</p>
      <Facts>
        <Fact label={<Trans>Quote</Trans>}>{payment.quote_id && <QuoteLink payment={payment} />}</Fact>
        <Fact label={<Trans>Product</Trans>}>{payment.product_name}</Fact>
        <Fact label={<Trans>Provider</Trans>}>
          {payment.provider && i18n._(providerLabels[payment.provider])}
        </Fact>
        <Fact label={<Trans>Date</Trans>}>{moment(payment.completed_at ?? payment.created_at)}</Fact>
      </Facts>
      <ClearMark payment={payment} />
      {refunds.map((refund) => (
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
      <Timeline entries={timeline.toReversed()} />
    </>
  );
}
