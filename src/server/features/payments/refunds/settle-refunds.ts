import { theShop } from "#server/platform/history/history.ts";
import { flagPayment } from "../ledger/flag-payment.ts";
import { findPaymentForSystem } from "../ledger/payments.repository.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";
import { refundsOfPayment } from "../ledger/refunds.repository.ts";
import type { PaymentServices } from "../payment-services.ts";
import { chargesOf } from "../providers/charges-of.ts";
import { recordRefundState } from "./record-refund-state.ts";

/**
 * Brings the refunds of a payment to what its provider says, and compares the sums unless a refund is being asked for: a
 * difference is for staff. False when there is one.
 */
export async function settleRefunds(
  services: PaymentServices,
  payment: PaymentRow,
  { isRepeated = false } = {},
): Promise<boolean> {
  const charges = chargesOf(services, payment.provider);
  if (!charges) return true;
  const taken = (await refundsOfPayment(services.db, payment.id)).filter(
    ({ method, status, provider_refund_id }) =>
      method === "provider" && status !== "failed" && provider_refund_id !== null,
  );
  const states = taken.length === 0 ? [] : await charges.listRefunds(payment.payment_intent_id);
  for (const refund of taken) {
    const state = states.find(({ refundId }) => refundId === refund.provider_refund_id);
    if (state && state.status !== refund.status) {
      await recordRefundState(services, payment, refund, state);
    }
  }
  const before = await paidBack(services, payment.id);
  const charge = await charges.read(payment.payment_intent_id);
  if (charge?.status !== "succeeded") return true;
  const ours = await paidBack(services, payment.id);
  // While a refund is being asked for the two sides differ for a moment, and that is right.
  const isUnderWay = ours === undefined || ours !== before;
  const { lost_cents: lost } = (await findPaymentForSystem(services.db, payment.id)) ?? payment;
  // Some providers pay a lost dispute back as a refund, others take it from the balance.
  if (isUnderWay || [ours, ours + lost].includes(charge.refundedCents)) return true;
  await flagPayment(services, payment, "refund-differs", theShop, { isRepeated });
  return false;
}

/** What the provider took of our refunds, in cents; undefined while one has not been answered. */
async function paidBack({ db }: PaymentServices, paymentId: number): Promise<number | undefined> {
  const refunds = (await refundsOfPayment(db, paymentId)).filter(({ method }) => method === "provider");
  if (refunds.some(({ status, provider_refund_id: id }) => status === "pending" && id === null))
    return undefined;
  const standing = refunds.filter(({ status }) => status !== "failed");
  return standing.reduce((sum, { amount_cents: amount }) => sum + amount, 0);
}
