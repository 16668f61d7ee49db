import { uncountedCents } from "#domain/payments/dues.ts";
import { isChargedPayment } from "#domain/payments/payment-status.ts";
import { systemFindBookings } from "#server/features/quotes/plans/system-find-plan-item.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";

/** What of a payment counts for nothing yet; nothing of one that is not charged, or that its buyer disputes. */
export async function leftOfPayment(db: Db, payment: PaymentRow): Promise<number> {
  if (!isChargedPayment(payment.status) || payment.dispute === "open") return 0;
  const { id, amount_cents: amountCents, refunded_cents, lost_cents } = payment;
  const booked = { id, amountCents, returnedCents: refunded_cents + lost_cents };
  return uncountedCents(booked, await systemFindBookings(db, id));
}
