import type { ReadPayment } from "../../api/reads/payments.ts";
import { useFormats } from "../use-formats.ts";
import { PaymentActions, type PaymentRowActions } from "./payment-actions.tsx";
import { PaymentId } from "./payment-id.tsx";
import { PaymentStatusCell } from "./payment-status.tsx";
import { QuoteLink } from "./quote-link.tsx";

/** A payment on a small screen. */
export function PaymentCard({ payment, ...actions }: PaymentRowActions & { payment: ReadPayment }) {
  const { money, moment } = useFormats();
  return (
    <article aria-label={payment.customer_name}>
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold break-words">{payment.customer_name}</p>
        <p className="tabular font-semibold">{money(payment.amount_cents)}</p>
      </div>
      <p className="text-sm break-all text-ink-2">{payment.customer_email}</p>
      <p className="mt-1 text-sm">{payment.product_name}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <PaymentId payment={payment} />
        <QuoteLink payment={payment} />
        <span className="tabular text-ink-2">{moment(payment.created_at)}</span>
      </div>
      <div className="mt-2 flex items-center justify-between border-t border-line pt-2">
        <PaymentStatusCell payment={payment} />
        <PaymentActions {...actions} payment={payment} />
      </div>
    </article>
  );
}
