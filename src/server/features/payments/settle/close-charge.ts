import { type Doer, recordDeed } from "#server/platform/history/history.ts";
import { closePayment } from "../ledger/payment-moves.repository.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";
import type { PaymentServices } from "../payment-services.ts";
import { chargesOf } from "../providers/charges-of.ts";
import { recordTruth } from "./record-truth.ts";

interface Closing {
  readonly action: "payment.cancel" | "payment.expire";
  readonly doer: Doer;
}

/**
 * Ends an open payment: first at the provider, so that nobody can pay it any more, then in the books. Money that moved
 * before is recorded instead; money on its way is waited for.
 */
export async function closeCharge(
  services: PaymentServices,
  payment: PaymentRow,
  { action, doer }: Closing,
): Promise<void> {
  const truth = await chargesOf(services, payment.provider)?.cancel(payment.payment_intent_id);
  if (truth?.status === "succeeded" || truth?.status === "processing") {
    await recordTruth(services, payment, truth, doer);
    return;
  }
  await services.db.transaction().execute(async (transaction) => {
    const closed = await closePayment(transaction, payment.id, "expired");
    if (!closed) return;
    await recordDeed(transaction, {
      subject: "payment",
      subjectId: payment.id,
      action,
      doer,
      before: { status: payment.status },
      after: { status: closed.status },
      at: services.clock(),
    });
  });
}
