import type { Message } from "#domain/words.ts";
import { paymentMessages } from "../ledger/payment-words.ts";
import { findPaymentForSystem } from "../ledger/payments.repository.ts";
import type { PaymentRow, RefundRow } from "../ledger/payments.table.ts";
import { paymentConflict } from "../ledger/show-payment.ts";
import type { PaymentServices } from "../payment-services.ts";
import { chargesOf } from "../providers/charges-of.ts";
import { ProviderRefusal } from "../providers/provider-failure.ts";
import type { RefundState } from "../providers/provider-state.ts";
import { recordRefundState } from "./record-refund-state.ts";
import { settleRefunds } from "./settle-refunds.ts";

/**
 * Asks the provider to pay back what was set aside, and records how it stands; called again after a crash or
 * timeout, it asks with the same key and nothing is paid back twice. What staff paid back
 * at the bank is only recorded.
 * @throws 409 when the provider refused (what was set aside is free again); 503 while it is silent
 */
export async function finishRefund(services: PaymentServices, refund: RefundRow): Promise<void> {
  if (refund.status === "completed") return;
  if (refund.status === "failed") throw await refusal(services, refund, paymentMessages.refundRefused);
  const payment = await paymentOf(services, refund);
  // The provider took it: it is not asked to pay back again, only how that stands.
  if (refund.provider_refund_id !== null) return void (await settleRefunds(services, payment));
  const state = await askForRefund(services, payment, refund);
  await recordRefundState(services, payment, refund, state);
  if (state.status === "failed") throw await refusal(services, refund, paymentMessages.refundRefused);
}

async function askForRefund(
  services: PaymentServices,
  payment: PaymentRow,
  refund: RefundRow,
): Promise<RefundState> {
  if (refund.method === "transfer") return { refundId: `by-transfer-${refund.id}`, status: "completed" };
  const failed = { refundId: "", status: "failed" } as const;
  const charges = chargesOf(services, payment.provider);
  if (!charges) {
    await recordRefundState(services, payment, refund, failed);
    throw await refusal(services, refund, paymentMessages.otherProvider);
  }
  const { request_key: requestKey, amount_cents: amountCents } = refund;
  try {
    const { currency } = services.shop.facts();
    return await charges.refund({ requestKey, chargeId: payment.payment_intent_id, amountCents, currency });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    services.log.warn({ err: error, refund: refund.id }, "a refund was refused");
    return failed;
  }
}

/** Why nothing was paid back, and the payment as it stands after that. */
async function refusal(services: PaymentServices, refund: RefundRow, message: Message) {
  return paymentConflict(services, await paymentOf(services, refund), message);
}

async function paymentOf({ db }: PaymentServices, { payment_id }: RefundRow): Promise<PaymentRow> {
  const payment = await findPaymentForSystem(db, payment_id);
  if (!payment) throw new Error("a refund without its payment");
  return payment;
}
