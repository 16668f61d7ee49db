import { readQuoteForSystem } from "#server/features/quotes/quote-for-payment.ts";
import { findPaymentForSystem, findPaymentsOfQuote } from "../ledger/payments.repository.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";
import { underWayOfRow } from "../ledger/under-way-of-row.ts";
import type { PaymentServices } from "../payment-services.ts";
import { readPlan } from "../plans/read-plan.ts";
import type { Charges } from "../providers/charges.ts";
import { ProviderRefusal } from "../providers/provider-failure.ts";
import type { ProviderState } from "../providers/provider-state.ts";
import { isStale } from "./cancel-stale-intents.ts";

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
export async function captureApproved(
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
