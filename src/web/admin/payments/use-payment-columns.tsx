import { Trans } from "@lingui/react/macro";
import type { Payment } from "#contracts/payments.ts";
import type { Column } from "../index/column.ts";
import { useFormats } from "../use-formats.ts";
import { useFrench } from "../use-french.ts";
import { PaymentActions, type PaymentDeeds } from "./payment-actions.tsx";
import { PaymentId } from "./payment-id.tsx";
import { PaymentStatusCell } from "./payment-status.tsx";
import { QuoteLink } from "./quote-link.tsx";

/** The columns of the payment lists: those of the exported file, and the actions (S2 §7). */
export function usePaymentColumns(deeds: PaymentDeeds): readonly Column<Payment>[] {
  const lang = useFrench();
  const { money, moment } = useFormats();
  return [
    { name: "id", head: <Trans>ID</Trans>, cell: (payment) => <PaymentId payment={payment} /> },
    {
      name: "client",
      head: <Trans>Client</Trans>,
      sort: "customer_name",
      isRowHead: true,
      cell: ({ customer_name }) => <span className="block max-w-40 truncate">{customer_name}</span>,
    },
    {
      name: "email",
      head: <Trans>Email</Trans>,
      sort: "customer_email",
      cell: ({ customer_email }) => <span className="block max-w-44 truncate">{customer_email}</span>,
    },
    {
      name: "product",
      head: <Trans>Produit</Trans>,
      lang,
      sort: "product_name",
      cell: ({ product_name }) => <span className="block max-w-36 truncate">{product_name}</span>,
    },
    {
      name: "amount",
      head: <Trans>Montant</Trans>,
      lang,
      sort: "amount",
      numeric: true,
      cell: ({ amount_cents }) => money(amount_cents),
    },
    { name: "quote", head: <Trans>Devis</Trans>, lang, cell: (payment) => <QuoteLink payment={payment} /> },
    {
      name: "date",
      head: <Trans>Date</Trans>,
      sort: "created_at",
      className: "tabular whitespace-nowrap",
      cell: ({ created_at }) => moment(created_at),
    },
    {
      name: "status",
      head: <Trans>Statut</Trans>,
      lang,
      sort: "status",
      cell: (payment) => <PaymentStatusCell payment={payment} />,
    },
    {
      name: "actions",
      head: <Trans>Actions</Trans>,
      className: "text-right",
      cell: (payment) => <PaymentActions {...deeds} payment={payment} />,
    },
  ];
}
