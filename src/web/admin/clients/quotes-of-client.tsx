import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { ClientRecord } from "#contracts/clients/client-records.ts";
import { staffPaymentStatus } from "#domain/payments/payment-status.ts";
import { bagsOfQuote } from "../../parts/offers/lines-of-quote.ts";
import { paths } from "../../paths.ts";
import { QuoteLine } from "../quotes/quote-line.tsx";
import { RecordPart } from "../records/record-part.tsx";
import { useFormats } from "../use-formats.ts";

/** The quotes of a client, the newest first; one under another address or company says so. */
export function QuotesOfClient({ quotes, client }: Pick<ClientRecord, "quotes" | "client">) {
  const { count } = useFormats();
  return (
    <RecordPart id="client-quotes" title={<Trans>Quotes</Trans>} isEmpty={quotes.length === 0}>
      {quotes.map((quote) => {
        const email = quote.email === client.email ? null : quote.email;
        return (
          <QuoteLine key={quote.id} quote={quote} about={[quote.company, email].filter(Boolean).join(" · ")}>
            {" · "}
            <Trans>{count(bagsOfQuote(quote))} bags</Trans>
          </QuoteLine>
        );
      })}
    </RecordPart>
  );
}

/** The payments of a client's quotes. */
export function PaymentsOfClient({ payments }: Pick<ClientRecord, "payments">) {
  const { i18n } = useLingui();
  const { money, moment } = useFormats();
  return (
    <RecordPart id="client-payments" title={<Trans>Payments</Trans>} isEmpty={payments.length === 0}>
      {payments.map((payment) => (
        <li
          key={payment.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
        >
          <Link className="link tabular" to={paths.adminPayment(payment.id)}>
            {money(payment.amount_cents)}
          </Link>
          <span className="tabular text-sm text-ink-2">
            {moment(payment.completed_at ?? payment.created_at)}
          </span>
          <span>{i18n._(staffPaymentStatus(payment.status).label)}</span>
        </li>
      ))}
    </RecordPart>
  );
}
