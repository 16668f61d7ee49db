import type { ReviewReason } from "#domain/payments/payment-concern.ts";
import { canMovePayment, type PaymentStatus } from "#domain/payments/payment-status.ts";
import { readQuoteForSystem } from "#server/features/deals/model/quote-for-payment.ts";
import { readPlan } from "#server/features/deals/receivables/read-plan.ts";
import type { AuditActor } from "#server/platform/history/history.ts";
import { findPaymentForSystem, findPaymentsOfQuote } from "../ledger/payments.repository.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";
import type { PaymentServices } from "../payment-services.ts";
import { chargesOf } from "../providers/charges-of.ts";
import { ProviderRefusal } from "../providers/provider-failure.ts";
import type { Charges, ProviderState } from "../providers/provider-state.ts";
import { isStale, tryCancelStaleIntents, underWayOfRow } from "./cancel-stale-intents.ts";
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
  const isSettled = !canMovePayment(payment.status, "complete");
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

interface Captured {
  /** Undefined when nothing was captured. */
  readonly state: ProviderState | undefined;
  readonly isHeldBack: boolean;
}

/**
 * Takes the money of an order that its buyer approved, whether he came back or not; the key names the order, so that a
 * webhook, the return page and reconciliation take it once. An order of another price, or beside a payment that is under
 * way, is left alone.
 */
async function captureApproved(
  services: PaymentServices,
  payment: PaymentRow,
  { capture }: Pick<Charges, "capture">,
): Promise<Captured> {
  const orderId = payment.payment_intent_id;
  if (!capture || !(await mayCapture(services, payment))) return { state: undefined, isHeldBack: true };
  try {
    const state = await capture(orderId, `${await services.shopKey()}:capture:${orderId}`);
    return { state, isHeldBack: false };
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    // Not the buyer's doing (a restricted account of ours, say): nothing was taken, and the order stays approved.
    services.log.error(
      { err: error, payment: payment.id },
      "the payment provider refused to capture an order",
    );
    return { state: undefined, isHeldBack: false };
  }
}

async function mayCapture(services: PaymentServices, { id, quote_id }: PaymentRow): Promise<boolean> {
  const { db, clock } = services;
  const fresh = await findPaymentForSystem(db, id);
  if (!fresh || fresh.status === "expired") return false;
  const quote = await readQuoteForSystem(db, quote_id);
  if (isStale(fresh, quote, await readPlan(services, quote_id))) return false;
  const others = (await findPaymentsOfQuote(db, quote_id)).filter(
    (other) => other.id !== id && other.plan_position === fresh.plan_position,
  );
  return !others.some((other) => underWayOfRow(other, clock()) !== undefined);
}
