import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { officePaths } from "#domain/shop/office-paths.ts";
import type { ReadPayment } from "../../api/reads/payments.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { QueryState } from "../forms/query-problem.tsx";
import type { Column } from "../index/column.ts";
import type { PagerShape } from "../index/index-foot.tsx";
import { IndexList } from "../index/index-list.tsx";
import type { useIndexState } from "../index/use-index-state.ts";
import { PageLink } from "../records/page-link.tsx";
import { useFormats } from "../use-formats.ts";
import { useFrench } from "../use-french.ts";
import { PaymentActions, type PaymentRowActions } from "./payment-actions.tsx";
import { PaymentId } from "./payment-id.tsx";
import { PaymentRecord } from "./payment-record.tsx";
import { PaymentStatusCell } from "./payment-status.tsx";
import { QuoteLink } from "./quote-link.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { usePayment, type usePayments } from "./use-payments.ts";

interface PaymentsListProps {
  readonly index: ReturnType<typeof useIndexState>;
  readonly query: ReturnType<typeof usePayments>;
  readonly pager?: PagerShape;
}

/** Payments with their refunds: of Payment Management and of the tab Paiements. */
export function PaymentsList({ index, query, pager = {} }: PaymentsListProps) {
  const { t } = useLingui();
  const french = useFrench();
  const [refunded, setRefunded] = useState<ReadPayment>();
  const actions = {
    onRefund: setRefunded,
    onDetails: ({ id }: ReadPayment) => index.change({ open: id }),
  };
  const columns = usePaymentColumns(actions);
  const { open } = index.state;
  return (
    <>
      <IndexList
        label={t`Payments`}
        index={index}
        query={query}
        what="payments"
        loadingText={<span lang={french}>{t`Chargement des paiements...`}</span>}
        emptyText={<span lang={french}>{t`Aucun paiement trouvé`}</span>}
        emptyHint={<Trans>A payment comes here when a client pays a confirmed quote.</Trans>}
        emptyAction={
          <LinkButton to={officePaths.adminSection("devis")}>
            <Trans>See the quotes</Trans>
          </LinkButton>
        }
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ payment_intent_id }) => payment_intent_id}
        onOpen={actions.onDetails}
        card={(payment) => <PaymentCard {...actions} payment={payment} />}
        pager={pager}
      />
      {refunded && <RefundDialog payment={refunded} onClose={() => setRefunded(undefined)} />}
      {open && <PaymentDetailsDialog paymentId={open} onClose={() => index.change({ open: null })} />}
    </>
  );
}

/** A payment over the list, with the way to its page. */
function PaymentDetailsDialog({ paymentId, onClose }: { paymentId: number; onClose: () => void }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const query = usePayment(paymentId);
  const payment = query.data?.payment;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={payment ? money(payment.amount_cents) : t`Paiement`}
      description={payment && `${payment.customer_name} · ${payment.customer_email}`}
      closeLabel={t`Close`}
      footer={<PageLink to={officePaths.adminPayment(paymentId)} />}
    >
      <QueryState query={query} what="payments" lines={6} />
      {query.data && <PaymentRecord {...query.data} />}
    </Dialog>
  );
}

/** A payment on a small screen. */
function PaymentCard({ payment, ...actions }: PaymentRowActions & { payment: ReadPayment }) {
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

/** The columns of the payment lists: those of the exported file, and the actions. */
function usePaymentColumns(actions: PaymentRowActions): readonly Column<ReadPayment>[] {
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
