import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { InvoiceAnswer } from "#contracts/invoices/invoices.ts";
import { InvoiceStandingDot } from "../../parts/invoices/invoice-standing.tsx";
import { invoiceKindWords } from "../../parts/invoices/invoice-words.ts";
import { paths } from "../../paths.ts";
import type { Column } from "../index/column.ts";
import { useFormats } from "../use-formats.ts";

/** The columns of the list of invoices. */
export function useInvoiceColumns(): readonly Column<InvoiceAnswer>[] {
  const { i18n } = useLingui();
  const { money, calendarDay } = useFormats();
  // Long names of months would push the last columns off a small laptop.
  const day = (of: string | null) => (of === null ? "–" : calendarDay(of));
  return [
    {
      name: "number",
      head: <Trans>Number</Trans>,
      sort: "id",
      isRowHead: true,
      className: "whitespace-nowrap",
      cell: ({ id, number, kind }) => (
        <>
          <Link className="tabular link" to={paths.adminInvoice(id)}>
            {number ?? <Trans>Draft</Trans>}
          </Link>
          <span className="block text-sm font-normal text-ink-2">{i18n._(invoiceKindWords[kind])}</span>
        </>
      ),
    },
    { name: "buyer", head: <Trans>Buyer</Trans>, className: "max-w-44 truncate", cell: ({ name }) => name },
    {
      name: "quote",
      head: <Trans>Quote</Trans>,
      cell: ({ quote_id, quote_reference }) => (
        <Link className="tabular link whitespace-nowrap" to={paths.adminQuote(quote_id)}>
          {quote_reference}
        </Link>
      ),
    },
    {
      name: "issued",
      head: <Trans>Date</Trans>,
      className: "tabular whitespace-nowrap",
      cell: ({ issued_on }) => day(issued_on),
    },
    {
      name: "due",
      head: <Trans>Due on</Trans>,
      className: "tabular whitespace-nowrap",
      cell: ({ due_on, kind }) => day(kind === "credit" ? null : due_on),
    },
    {
      name: "amount",
      head: <Trans>Amount</Trans>,
      numeric: true,
      cell: ({ due_cents }) => money(due_cents),
    },
    {
      name: "open",
      head: <Trans>Open</Trans>,
      numeric: true,
      cell: ({ open_cents, standing }) => (standing === null ? "–" : money(open_cents)),
    },
    {
      name: "standing",
      head: <Trans>Status</Trans>,
      cell: (invoice) => <InvoiceStandingDot invoice={invoice} />,
    },
  ];
}
