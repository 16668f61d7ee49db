import { type AuditActor, recordAudit } from "#server/platform/history/history.ts";
import { closePayment, setProcessing } from "../ledger/payment-moves.repository.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";
import type { PaymentServices } from "../payment-services.ts";
import { chargesOf } from "../providers/charges-of.ts";
import type { ProviderState } from "../providers/provider-state.ts";
import { recordCharge } from "./record-charge.ts";

/**
 * Brings a payment's row to what its provider says. `undefined` is a charge that the provider does not know:
 * it cannot have been paid. A late call changes nothing.
 */
export async function recordProviderState(
  services: PaymentServices,
  payment: PaymentRow,
  state: ProviderState | undefined,
  actor: AuditActor,
): Promise<void> {
  if (state?.status === "succeeded") return await recordCharge(services, payment, state, actor);
  const isProcessing = state?.status === "processing";
  await noteProcessing(services, payment, isProcessing, actor);
  if (isProcessing) return;
  const to = state === undefined || state.status === "canceled" ? "expired" : "failed";
  // An open intent without a declined card is simply still open.
  if (to === "failed" && !state?.isDeclined) return;
  // An order whose means of payment were refused is over; another one may be tried.
  const action = to === "failed" || state?.isDeclined ? "payment.fail" : "payment.expire";
  await closeInBooks(services, payment, to, { action, actor });
}

/** Remembers that the provider is still deciding: no other payment of the quote is opened meanwhile. */
async function noteProcessing(
  services: PaymentServices,
  payment: PaymentRow,
  isProcessing: boolean,
  actor: AuditActor,
): Promise<void> {
  if (isProcessing === (payment.processing_since !== null)) return;
  await services.db.transaction().execute(async (transaction) => {
    const at = services.clock();
    const isNew = await setProcessing(transaction, payment.id, isProcessing ? at : null);
    if (!isNew || !isProcessing) return;
    const entry = { subject: "payment", subjectId: payment.id, action: "payment.process", actor, at };
    await recordAudit(transaction, entry);
  });
}

interface Closing {
  readonly action: "payment.cancel" | "payment.expire" | "payment.fail";
  readonly actor: AuditActor;
}

/**
 * Ends an open payment: first at the provider, so that it cannot be paid any more, then in the books. Money
 * that moved before is recorded instead; money on its way is waited for.
 */
export async function closeCharge(
  services: PaymentServices,
  payment: PaymentRow,
  closing: Closing,
): Promise<void> {
  const state = await chargesOf(services, payment.provider)?.cancel(payment.payment_intent_id);
  if (state?.status === "succeeded" || state?.status === "processing")
    return await recordProviderState(services, payment, state, closing.actor);
  await closeInBooks(services, payment, "expired", closing);
}

async function closeInBooks(
  services: PaymentServices,
  payment: PaymentRow,
  to: "failed" | "expired",
  { action, actor }: Closing,
): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const closed = await closePayment(transaction, payment.id, to);
    if (!closed) return;
    await recordAudit(transaction, {
      subject: "payment",
      subjectId: payment.id,
      action,
      actor,
      before: { status: payment.status },
      after: { status: to },
      at: services.clock(),
    });
  });
}
