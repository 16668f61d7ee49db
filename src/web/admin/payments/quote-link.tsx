import { Link } from "react-router";
import type { ReadPayment } from "../../api/reads/payments.ts";

/** The quote that was paid, which opens its details. */
export function QuoteLink({ payment }: { payment: ReadPayment }) {
  if (payment.quote_id === null) return "–";
  return (
    <Link
      className="tabular link whitespace-nowrap"
      to={{ search: `?section=devis&open=${payment.quote_id}` }}
    >
      {payment.quote_reference ?? `#${payment.quote_id}`}
    </Link>
  );
}
