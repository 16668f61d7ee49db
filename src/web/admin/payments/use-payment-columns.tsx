import { Trans } from "@lingui/react/macro";
import type { ReadPayment } from "../../api/reads/payments.ts";
import type { Column } from "../index/column.ts";
import { useFormats } from "../use-formats.ts";
import { useFrench } from "../use-french.ts";
import { PaymentActions, type PaymentRowActions } from "./payment-actions.tsx";
import { PaymentId } from "./payment-id.tsx";
import { PaymentStatusCell } from "./payment-status.tsx";
import { QuoteLink } from "./quote-link.tsx";

/** The columns of the payment lists: those of the exported file, and the actions. */
export function usePaymentColumns(actions: PaymentRowActions): readonly Column<ReadPayment>[] {
  const lang = useFrench();
  const { money, moment } = useFormats();
  return [
    { name: "id", head: <Trans>ID</Trans>, cell: (payment) => <PaymentId payment={payment} /> },
    {
      name: "client",
      head: <Trans>Client</Trans>,
      sort: "customer_name",
      isRowHead: true,
      // The address stands under the name, so that all columns are seen on a small laptop.
      cell: ({ customer_name, customer_email }) => (
        <>
          <span className="block max-w-36 truncate">{customer_name}</span>
          <span className="block max-w-36 truncate text-sm font-normal text-ink-2">{customer_email}</span>
        </>
      ),
    },
    {
      name: "product",
      head: <Trans>Produit</Trans>,
      lang,
      sort: "product_name",
      cell: ({ product_name }) => <span className="block max-w-28 truncate">{product_name}</span>,
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
      className: "tabular",
      cell: ({ created_at }) => <span className="block w-26">{moment(created_at)}</span>,
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
      isFixed: true,
      head: <Trans>Actions</Trans>,
      className: "text-right",
      cell: (payment) => <PaymentActions {...actions} payment={payment} />,
    },
  ];
}
