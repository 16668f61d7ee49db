import { Link } from "react-router";
import type { ReadPayment } from "../../api/reads/payments.ts";
import { paths } from "../../paths.ts";

/** The quote that was paid, which leads to its page. */
export function QuoteLink({ payment }: { payment: ReadPayment }) {
  if (payment.quote_id === null) return "–";
  return (
    <Link className="tabular link whitespace-nowrap" to={paths.adminQuote(payment.quote_id)}>
      {payment.quote_reference ?? `#${payment.quote_id}`}
    </Link>
  );
}
