import { useLingui } from "@lingui/react/macro";
import History from "lucide-react/icons/rotate-ccw-clock";
import Undo2 from "lucide-react/icons/undo-2";
import { canMovePayment } from "#domain/payments/payment-status.ts";
import type { ReadPayment } from "../../api/reads/payments.ts";
import { Allowed } from "../allowed.tsx";
import { RowAction } from "../index/row-action.tsx";

export interface PaymentRowActions {
  readonly onRefund: (payment: ReadPayment) => void;
  readonly onDetails: (payment: ReadPayment) => void;
}

/** Refund, and what happened. A refunded payment cannot be refunded again. */
export function PaymentActions({
  payment,
  onRefund,
  onDetails,
}: PaymentRowActions & { payment: ReadPayment }) {
  const { t } = useLingui();
  const id = payment.payment_intent_id;
  return (
    <div className="flex justify-end gap-0.5">
      <RowAction icon={History} label={t`History of ${id}`} onPress={() => onDetails(payment)} />
      <Allowed to="payments.write">
        <RowAction
          icon={Undo2}
          label={t`Rembourser ${id}`}
          disabled={!canMovePayment(payment.status, "refund")}
          onPress={() => onRefund(payment)}
        />
      </Allowed>
    </div>
  );
}
