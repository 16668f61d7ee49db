import type { Insertable } from "kysely";
import { paymentStatusesThatAllow } from "#domain/payments/payment-status.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isNotPutAside } from "#server/platform/jobs/each-item.ts";
import { lockPayment } from "./payment-moves.repository.ts";
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

/** Refunds that were begun and whose end is not known, in portions, by id. */
export async function findPendingRefundsAfter(db: Db, lastId: number) {
  return await db
    .selectFrom("refunds as r")
    .innerJoin("payments as p", "p.id", "r.payment_id")
    .selectAll("r")
    .select("p.quote_id")
    .where("r.status", "=", "pending")
    .where("r.id", ">", lastId)
    .where(isNotPutAside("refund", "r.id"))
    .orderBy("r.id")
    .limit(100)
    .execute();
}

/**
 * Sets an amount aside for a refund, before any provider is asked: the sum of all refunds never exceeds what was
 * charged, because this one update decides. Undefined when there is not enough left, or the row has moved on.
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
    .where((eb) =>
      eb(eb(eb("refunded_cents", "+", eb.ref("lost_cents")), "+", amountCents), "<=", eb.ref("amount_cents")),
    );
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

/** Notes that the provider took the refund and works on it; its end is not known yet. */
export async function acceptRefund(
  transaction: Transaction,
  refund: RefundRow,
  providerRefundId: string,
): Promise<void> {
  await transaction
    .updateTable("refunds")
    .set({ provider_refund_id: providerRefundId })
    .where("id", "=", refund.id)
    .where("status", "=", "pending")
    .execute();
}

/** Pending → completed, once. */
export async function completeRefund(
  transaction: Transaction,
  refund: RefundRow,
  providerRefundId: string,
): Promise<boolean> {
  await lockPayment(transaction, refund.payment_id);
  const result = await transaction
    .updateTable("refunds")
    .set({ status: "completed", provider_refund_id: providerRefundId })
    .where("id", "=", refund.id)
    .where("status", "=", "pending")
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Pending or completed → failed, once; answers how it stood before. */
export async function failRefund(
  transaction: Transaction,
  refund: RefundRow,
): Promise<RefundRow | undefined> {
  await lockPayment(transaction, refund.payment_id);
  const before = await transaction
    .selectFrom("refunds")
    .selectAll()
    .where("id", "=", refund.id)
    .where("status", "!=", "failed")
    .executeTakeFirst();
  await transaction.updateTable("refunds").set({ status: "failed" }).where("id", "=", refund.id).execute();
  return before;
}

/** Gives back what was set aside for a refund that failed; a payment that was refunded is `completed` again. */
export async function releaseRefund(transaction: Transaction, refund: RefundRow): Promise<void> {
  await transaction
    .updateTable("payments")
    .set((eb) => ({ refunded_cents: eb("refunded_cents", "-", refund.amount_cents) }))
    .where("id", "=", refund.payment_id)
    .execute();
  await transaction
    .updateTable("payments")
    .set({ status: "completed" })
    .where("id", "=", refund.payment_id)
    .where("status", "in", paymentStatusesThatAllow("fail-refund"))
    .execute();
}

/**
 * Completed → refunded once everything was paid back; there is nothing left to check then, but for a dispute. Money
 * that is on its way also answers the mark of a refund that failed.
 */
export async function markRefundedWhenWhole(transaction: Transaction, paymentId: number): Promise<boolean> {
  await transaction
    .updateTable("payments")
    .set({ to_check: null })
    .where("id", "=", paymentId)
    .where("to_check", "=", "refund-failed")
    .execute();
  const paidBack = transaction
    .selectFrom("refunds")
    .select((eb) => eb.fn.sum<number>("amount_cents").as("sum"))
    .where("payment_id", "=", paymentId)
    .where("status", "=", "completed");
  const whole = await transaction
    .updateTable("payments")
    .set({ status: "refunded" })
    .where("id", "=", paymentId)
    .where("status", "=", "completed")
    .where("amount_cents", "<=", paidBack)
    .executeTakeFirst();
  if (whole.numUpdatedRows !== 1n) return false;
  await transaction
    .updateTable("payments")
    .set({ to_check: null })
    .where("id", "=", paymentId)
    .where("to_check", "not in", ["disputed", "dispute-lost"])
    .execute();
  return true;
}
