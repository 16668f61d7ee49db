import type { ReviewReason } from "#domain/payments/payment-concern.ts";
import { isChargedPayment, type PaymentStatus } from "#domain/payments/payment-status.ts";
import type { AuditActor } from "#server/platform/history/history.ts";
import { findPaymentForSystem } from "../ledger/payments.repository.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";
import type { PaymentServices } from "../payment-services.ts";
import { chargesOf } from "../providers/charges-of.ts";
import type { ProviderState } from "../providers/provider-state.ts";
import { tryCancelStaleIntents } from "./cancel-stale-intents.ts";
import { captureApproved } from "./capture-approved.ts";
import { recordProviderState } from "./record-provider-state.ts";

/** How a payment stands after its provider was asked. */
export interface Settlement {
  readonly status: PaymentStatus;
  readonly toCheck: ReviewReason | null;
  /** The provider itself does not know yet. */
  readonly isProcessing: boolean;
  /** The buyer approved an order that the shop does not capture: its quote has another price, or is paid otherwise. */
  readonly isHeldBack: boolean;
}

/**
 * Settles a payment, for every caller: a confirmation, a webhook, a return, reconciliation. The
 * provider is asked for its state, and the books change once, whatever the order or number of calls. `known`
 * is a state just read.
 */
export async function systemSettlePayment(
  services: PaymentServices,
  payment: PaymentRow,
  actor: AuditActor,
  known?: ProviderState,
): Promise<Settlement> {
  const isSettled = isChargedPayment(payment.status);
  const charges = chargesOf(services, payment.provider);
  // A provider that is not set up any more cannot be paid at: the row waits until it expires.
  if (isSettled || !charges) return settlementOf(payment, undefined);
  const read = known ?? (await charges.read(payment.payment_intent_id));
  const captured =
    read?.status === "approved" ? await captureApproved(services, payment, charges) : undefined;
  const state = captured?.state ?? read;
  await recordProviderState(services, payment, state, actor);
  const settled = (await findPaymentForSystem(services.db, payment.id)) ?? payment;
  // A quote that is paid, or being paid, leaves no other intent to pay.
  if (settled.status === "completed" || settled.processing_since !== null) {
    await tryCancelStaleIntents(services, payment.quote_id);
  }
  return settlementOf(settled, state, captured?.isHeldBack);
}

function settlementOf(
  { status, to_check: toCheck }: PaymentRow,
  state: ProviderState | undefined,
  isHeldBack = false,
): Settlement {
  return {
    status,
    toCheck,
    isProcessing: state?.status === "processing",
    isHeldBack: isHeldBack && status !== "completed",
  };
}
