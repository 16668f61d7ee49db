import type { ReviewReason } from "#domain/payments/payment-concern.ts";
import { paymentStatusesThatAllow } from "#domain/payments/payment-status.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import type { PaymentRow } from "./payments.table.ts";

/** Pending, failed or expired → completed, once: undefined when another call was first. */
export async function completePayment(
  transaction: Transaction,
  id: number,
  charged: { amountCents: number; at: Date },
): Promise<PaymentRow | undefined> {
  return await transaction
    .updateTable("payments")
    .set((eb) => ({
      status: "completed" as const,
      amount_cents: charged.amountCents,
      settled_at: charged.at.toISOString(),
      processing_since: null,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .where("status", "in", paymentStatusesThatAllow("complete"))
    .returningAll()
    .executeTakeFirst();
}

/** Moves a payment that was not charged to `failed` or `expired`, if it may go there. */
export async function closePayment(
  transaction: Transaction,
  id: number,
  to: "failed" | "expired",
): Promise<PaymentRow | undefined> {
  return await transaction
    .updateTable("payments")
    .set((eb) => ({ status: to, processing_since: null, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("status", "in", paymentStatusesThatAllow(to === "failed" ? "fail" : "expire"))
    .returningAll()
    .executeTakeFirst();
}

/** Completed → reversed: its money never came. False when it stands otherwise. */
export async function reversePayment(transaction: Transaction, id: number): Promise<boolean> {
  const result = await transaction
    .updateTable("payments")
    .set((eb) => ({ status: "reversed", to_check: null, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("status", "in", paymentStatusesThatAllow("reverse"))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Locks the payment's row first, so that concurrent changes of its parts run one after the other. */
export async function lockPayment(transaction: Transaction, id: number): Promise<void> {
  await transaction
    .updateTable("payments")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Notes that the provider has not decided yet, or that it has; false when that was noted before. */
export async function setProcessing(
  transaction: Transaction,
  id: number,
  since: Date | null,
): Promise<boolean> {
  const result = await transaction
    .updateTable("payments")
    .set((eb) => ({ processing_since: since?.toISOString() ?? null, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("status", "in", paymentStatusesThatAllow("complete"))
    .where("processing_since", since ? "is" : "is not", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Takes a mark away, if it is still this one; false when it is not. */
export async function clearMark(
  transaction: Transaction,
  payment: { id: number; version: number },
  reviewReason: ReviewReason,
): Promise<boolean> {
  const result = await transaction
    .updateTable("payments")
    .set((eb) => ({ to_check: null, cleared_check: reviewReason, version: eb("version", "+", 1) }))
    .where("id", "=", payment.id)
    .where("version", "=", payment.version)
    .where("to_check", "=", reviewReason)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Marks a payment for staff. The first reason stays, unless the new one is a dispute, which has
 * a deadline. False when nothing changed.
 */
export async function markToCheck(
  transaction: Transaction,
  id: number,
  reviewReason: ReviewReason,
): Promise<boolean> {
  const result = await transaction
    .updateTable("payments")
    .set((eb) => ({ to_check: reviewReason, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where((eb) =>
      eb.or([
        eb("to_check", "is", null),
        ...(reviewReason === "disputed" ? [eb("to_check", "<>", reviewReason)] : []),
      ]),
    )
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
