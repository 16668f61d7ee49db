import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { officePaths } from "#domain/shop/office-paths.ts";
import { QueryState } from "../../forms/query-problem.tsx";
import { PaymentId } from "../../payments/payment-id.tsx";
import { PaymentStatusCell } from "../../payments/payment-status.tsx";
import { RecordSection } from "../../records/record-section.tsx";
import { useFormats } from "../../use-formats.ts";
import { usePaymentsOfQuote } from "./use-money.ts";

/** The payments of a quote, with what was paid back, in the quote's own window; attempts that expired are left out. */
export function MoneyOfQuote({ quoteId }: { quoteId: number }) {
  const { money, moment } = useFormats();
  const query = usePaymentsOfQuote(quoteId);
  const payments = query.data?.payments.filter(({ status }) => status !== "expired");
  if (payments?.length === 0) return null;
  return (
    <RecordSection id="quote-money" title={<Trans>Payment</Trans>}>
      <QueryState query={query} what="payments" lines={2} />
      <ul>
        {payments?.map((payment) => (
          <li
            key={payment.id}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-t border-line py-2"
          >
            <div>
              <p className="tabular font-medium">
                <Link className="link" to={officePaths.adminPayment(payment.id)}>
                  {money(payment.amount_cents)}
                </Link>
              </p>
              <p className="tabular text-sm text-ink-2">
                {moment(payment.completed_at ?? payment.created_at)}
              </p>
              <PaymentId payment={payment} />
            </div>
            <div className="text-right">
              <PaymentStatusCell payment={payment} />
              {payment.status === "refunded" && (
                <p className="tabular text-sm text-ink-2">{money(payment.refunded_cents)}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}
