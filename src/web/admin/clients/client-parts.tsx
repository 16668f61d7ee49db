import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ClientRecord } from "#contracts/clients/client-records.ts";
import { staffPaymentStatus } from "#domain/payments/payment-status.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { invoiceKindWords } from "../../parts/invoices/invoice-words.ts";
import { bagsOfQuote } from "../../parts/offers/lines-of-quote.ts";
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
          <Link className="link tabular" to={officePaths.adminPayment(payment.id)}>
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

/** The orders that followed from a client's quotes. */
export function OrdersOfClient({ orders }: Pick<ClientRecord, "orders">) {
  const { day } = useFormats();
  return (
    <RecordPart id="client-orders" title={<Trans>Orders</Trans>} isEmpty={orders.length === 0}>
      {orders.map(({ id, number, created_at }) => (
        <Row key={id} to={officePaths.adminOrder(id)} name={number} day={day(created_at)} />
      ))}
    </RecordPart>
  );
}

/** What was invoiced to a client; a draft says so. */
export function InvoicesOfClient({ invoices }: Pick<ClientRecord, "invoices">) {
  const { t, i18n } = useLingui();
  const { calendarDay, money } = useFormats();
  return (
    <RecordPart id="client-invoices" title={<Trans>Invoices</Trans>} isEmpty={invoices.length === 0}>
      {invoices.map(({ id, kind, number, issued_on, due_cents }) => (
        <Row
          key={id}
          to={officePaths.adminInvoice(id)}
          name={`${i18n._(invoiceKindWords[kind])} ${number ?? t`(draft)`}`}
          day={issued_on && calendarDay(issued_on)}
        >
          {money(due_cents)}
        </Row>
      ))}
    </RecordPart>
  );
}

/** The files of a client's deals, each on the page of its quote. */
export function FilesOfClient({ files, quotes }: Pick<ClientRecord, "files" | "quotes">) {
  const { day } = useFormats();
  const references = new Map(quotes.map(({ id, reference }) => [id, reference]));
  return (
    <RecordPart id="client-files" title={<Trans>Files</Trans>} isEmpty={files.length === 0}>
      {files.map(({ id, quote_id, name, created_at }) => (
        <Row key={id} to={officePaths.adminQuote(quote_id)} name={name} day={day(created_at)}>
          {references.get(quote_id)}
        </Row>
      ))}
    </RecordPart>
  );
}

interface RowProps {
  readonly to: string;
  readonly name: string;
  readonly day: string | null;
  readonly children?: ReactNode;
}

function Row({ to, name, day, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2">
      <Link className="link tabular min-w-0 break-words" to={to}>
        {name}
      </Link>
      <span className="tabular text-sm text-ink-2">{day}</span>
      {children && <span className="tabular">{children}</span>}
    </li>
  );
}
