import { useLingui } from "@lingui/react/macro";
import { paths } from "../../paths.ts";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { QueryState } from "../forms/query-problem.tsx";
import { PageLink } from "../records/page-link.tsx";
import { useFormats } from "../use-formats.ts";
import { PaymentRecord } from "./payment-record.tsx";
import { usePayment } from "./use-payments.ts";

/** A payment over the list, with the way to its page. */
export function PaymentDetailsDialog({ paymentId, onClose }: { paymentId: number; onClose: () => void }) {
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
      footer={<PageLink to={paths.adminPayment(paymentId)} />}
    >
      <QueryState query={query} what="payments" lines={6} />
      {query.data && <PaymentRecord {...query.data} />}
    </Dialog>
  );
}
