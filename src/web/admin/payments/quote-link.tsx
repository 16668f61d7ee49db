import { Link } from "react-router";
import { officePaths } from "#domain/shop/office-paths.ts";
import type { ReadPayment } from "../../api/reads/payments.ts";

/** The quote that was paid, which leads to its page. */
export function QuoteLink({ payment }: { payment: ReadPayment }) {
  if (payment.quote_id === null) return "–";
  return (
    <Link
      className="tabular link whitespace-nowrap"
      prefetch="intent"
      to={officePaths.adminQuote(payment.quote_id)}
    >
      {payment.quote_reference ?? `#${payment.quote_id}`}
    </Link>
  );
}
