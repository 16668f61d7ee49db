import { Trans, useLingui } from "@lingui/react/macro";
import { staffPaymentStatus } from "#domain/payments/payment-status.ts";
import type { ReadPayment } from "../../api/reads/payments.ts";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { useFormats } from "../use-formats.ts";
import { useFrench } from "../use-french.ts";

/** A payment's status; a partial refund, money that a dispute took, and a mark for a look stand under it. */
export function PaymentStatusCell({ payment }: { payment: ReadPayment }) {
  const { i18n } = useLingui();
  const { money } = useFormats();
  const { label, tone } = staffPaymentStatus(payment.status);
  const isPartlyRefunded = payment.status === "completed" && payment.refunded_cents > 0;
  return (
    <span className="inline-block" lang={useFrench()}>
      <StatusDot tone={tone}>{i18n._(label)}</StatusDot>
      {isPartlyRefunded && (
        <span className="tabular block text-sm text-ink-2">
          <Trans>dont {money(payment.refunded_cents)} remboursés</Trans>
        </span>
      )}
      {payment.lost_cents > 0 && (
        <span className="tabular block text-sm text-danger">
          <Trans>dont {money(payment.lost_cents)} perdus par litige</Trans>
        </span>
      )}
      {payment.to_check && (
        <span className="block text-sm text-caution">
          <Trans>À vérifier</Trans>
        </span>
      )}
    </span>
  );
}
