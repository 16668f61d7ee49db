import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ReadPayment } from "../../api/reads/payments.ts";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import type { PagerShape } from "../index/index-foot.tsx";
import { IndexList } from "../index/index-list.tsx";
import type { useIndexState } from "../index/use-index-state.ts";
import { useFrench } from "../use-french.ts";
import { PaymentCard } from "./payment-card.tsx";
import { PaymentDetailsDialog } from "./payment-details-dialog.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { usePaymentColumns } from "./use-payment-columns.tsx";
import type { usePayments } from "./use-payments.ts";

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
          <LinkButton to={paths.adminSection("devis")}>
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
