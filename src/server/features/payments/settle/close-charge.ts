import { type AuditActor, recordAudit } from "#server/platform/history/history.ts";
import { closePayment } from "../ledger/payment-moves.repository.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";
import type { PaymentServices } from "../payment-services.ts";
import { chargesOf } from "../providers/charges-of.ts";
import { recordProviderState } from "./record-provider-state.ts";

interface Closing {
  readonly action: "payment.cancel" | "payment.expire";
  readonly actor: AuditActor;
}

/**
 * Ends an open payment: first at the provider, so that it cannot be paid any more, then in the books. Money
 * that moved before is recorded instead; money on its way is waited for.
 */
export async function closeCharge(
  services: PaymentServices,
  payment: PaymentRow,
  { action, actor }: Closing,
): Promise<void> {
  const state = await chargesOf(services, payment.provider)?.cancel(payment.payment_intent_id);
  if (state?.status === "succeeded" || state?.status === "processing") {
    await recordProviderState(services, payment, state, actor);
    return;
  }
  await services.db.transaction().execute(async (transaction) => {
    const closed = await closePayment(transaction, payment.id, "expired");
    if (!closed) return;
    await recordAudit(transaction, {
      subject: "payment",
      subjectId: payment.id,
      action,
      actor,
      before: { status: payment.status },
      after: { status: closed.status },
      at: services.clock(),
    });
  });
}
