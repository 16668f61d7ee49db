import { cents } from "#domain/money/cents.ts";
import { isChargedPayment } from "#domain/payments/payment-status.ts";
import { type Refundable, refundableCents } from "#domain/payments/refund.ts";
import { systemFindBookings, systemReadPlan } from "#server/features/quotes/plans/system-read-plan.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";

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
    const left = refundableCents(refundableOf(payment)) - counted;
    if (left > 0) refunds.push({ payment_id: payment.id, amount_cents: left });
  }
  return refunds;
}

export function refundableOf({ amount_cents, refunded_cents, lost_cents }: PaymentRow): Refundable {
  return {
    capturedCents: cents(amount_cents),
    ...{ refundedCents: cents(refunded_cents), lostCents: cents(lost_cents) },
  };
}
