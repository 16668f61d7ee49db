import { theShop } from "#server/platform/history/history.ts";
import { chargesOf } from "./charges-of.ts";
import { flagPayment } from "./flag-payment.ts";
import type { PaymentServices } from "./payment-services.ts";
import type { PaymentRow } from "./payments.table.ts";
import { refundsOfPayment } from "./refunds.repository.ts";

/** Compares what the provider paid back with our refunds, unless one is under way; a difference is for staff (M15). */
export async function checkRefunds(services: PaymentServices, payment: PaymentRow): Promise<boolean> {
  const before = await paidBack(services, payment.id);
  const truth = await chargesOf(services, payment.provider)?.read(payment.payment_intent_id);
  if (truth?.status !== "succeeded") return true;
  const ours = await paidBack(services, payment.id);
  // While a refund is under way the two sides differ for a moment, and that is right.
  const isUnderWay = ours === undefined || ours !== before;
  if (isUnderWay || ours === truth.refundedCents) return true;
  await flagPayment(services, payment, "refund-differs", theShop);
  return false;
}

/** What we paid back in all, in cents; undefined while a refund has no end yet. */
async function paidBack({ db }: PaymentServices, paymentId: number): Promise<number | undefined> {
  const refunds = await refundsOfPayment(db, paymentId);
  if (refunds.some(({ status }) => status === "pending")) return undefined;
  const completed = refunds.filter(({ status }) => status === "completed");
  return completed.reduce((sum, { amount_cents: amount }) => sum + amount, 0);
}
