import { cents } from "#domain/money/cents.ts";
import { isChargedPayment } from "#domain/payments/payment-status.ts";
import { refundableCents } from "#domain/payments/refund.ts";
import { systemFindBookings } from "#server/features/quotes/plans/system-find-plan-item.ts";
import { systemReadPlan } from "#server/features/quotes/plans/system-read-plan.ts";
import type { Db } from "#server/platform/database/db.ts";

/** What of the payments of a quote could be paid back; what counts for another order stays with that. */
export async function systemReadRefundable(
  db: Db,
  quoteId: number,
): Promise<{ payment_id: number; amount_cents: number }[]> {
  const own = new Set((await systemReadPlan(db, quoteId)).items.map(({ id }) => id));
  const payments = await db.selectFrom("payments").selectAll().where("quote_id", "=", quoteId).execute();
  const refunds = [];
  for (const payment of payments.filter(({ status }) => isChargedPayment(status))) {
    const elsewhere = (await systemFindBookings(db, payment.id)).filter(({ itemId }) => !own.has(itemId));
    const counted = elsewhere.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const refundable = {
      capturedCents: cents(payment.amount_cents),
      ...{ refundedCents: cents(payment.refunded_cents), lostCents: cents(payment.lost_cents) },
    };
    const left = refundableCents(refundable) - counted;
    if (left > 0) refunds.push({ payment_id: payment.id, amount_cents: left });
  }
  return refunds;
}
