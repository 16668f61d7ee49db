import type { Insertable } from "kysely";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { PaymentRow, RefundRow, RefundTable } from "./payments.table.ts";

export async function refundsOfPayment(db: Db, paymentId: number): Promise<RefundRow[]> {
  return await db
    .selectFrom("refunds")
    .selectAll()
    .where("payment_id", "=", paymentId)
    .orderBy("id")
    .execute();
}

export async function findRefundByKey(db: Db, requestKey: string): Promise<RefundRow | undefined> {
  return await db.selectFrom("refunds").selectAll().where("request_key", "=", requestKey).executeTakeFirst();
}

/** Refunds that were begun and whose end is not known. */
export async function findPendingRefunds(db: Db): Promise<RefundRow[]> {
  return await db
    .selectFrom("refunds")
    .selectAll()
    .where("status", "=", "pending")
    .orderBy("id")
    .limit(100)
    .execute();
}

/**
 * Sets an amount aside for a refund, before any provider is asked: the sum of all refunds never exceeds what was
 * charged, because this one update decides (M12). Undefined when there is not enough left, or the row has moved on.
 */
export async function reserveRefund(
  transaction: Transaction,
  payment: { id: number; version?: number | undefined },
  amountCents: number,
): Promise<PaymentRow | undefined> {
  let update = transaction
    .updateTable("payments")
    .set((eb) => ({
      refunded_cents: eb("refunded_cents", "+", amountCents),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", payment.id)
    .where("status", "=", "completed")
    .where((eb) => eb(eb("refunded_cents", "+", amountCents), "<=", eb.ref("amount_cents")));
  if (payment.version !== undefined) update = update.where("version", "=", payment.version);
  return await update.returningAll().executeTakeFirst();
}

/** Records the refund; undefined when the same request was recorded before. */
export async function insertRefund(
  transaction: Transaction,
  refund: Insertable<RefundTable>,
): Promise<RefundRow | undefined> {
  return await transaction
    .insertInto("refunds")
    .values(refund)
    .onConflict((c) => c.column("request_key").doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Pending → completed or failed, once. Takes the payment's row first, so that two ends of one payment take turns. */
export async function endRefund(
  transaction: Transaction,
  refund: RefundRow,
  end: { status: "completed" | "failed"; providerRefundId: string | null },
): Promise<boolean> {
  await transaction
    .updateTable("payments")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", refund.payment_id)
    .execute();
  const result = await transaction
    .updateTable("refunds")
    .set({ status: end.status, provider_refund_id: end.providerRefundId })
    .where("id", "=", refund.id)
    .where("status", "=", "pending")
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Gives back what was set aside for a refund that the provider refused. */
export async function releaseRefund(transaction: Transaction, refund: RefundRow): Promise<void> {
  await transaction
    .updateTable("payments")
    .set((eb) => ({ refunded_cents: eb("refunded_cents", "-", refund.amount_cents) }))
    .where("id", "=", refund.payment_id)
    .execute();
}

/** Completed → refunded once everything was paid back (P38); there is nothing left to check then. */
export async function markRefundedWhenWhole(transaction: Transaction, paymentId: number): Promise<boolean> {
  const paidBack = transaction
    .selectFrom("refunds")
    .select((eb) => eb.fn.sum<number>("amount_cents").as("sum"))
    .where("payment_id", "=", paymentId)
    .where("status", "=", "completed");
  const result = await transaction
    .updateTable("payments")
    .set({ status: "refunded", to_check: null })
    .where("id", "=", paymentId)
    .where("status", "=", "completed")
    .where("amount_cents", "<=", paidBack)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
