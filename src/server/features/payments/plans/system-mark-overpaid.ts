import type { Transaction } from "#server/platform/database/db.ts";
import { lockPayment, markToCheck } from "../ledger/payment-moves.repository.ts";

/** The latest payment of a quote that arrived, locked: payments are locked before their quote. */
export async function systemHoldLastPayment(
  transaction: Transaction,
  quoteId: number,
): Promise<number | undefined> {
  const last = await transaction
    .selectFrom("payments")
    .select("id")
    .where("quote_id", "=", quoteId)
    .where("status", "in", ["completed", "refunded"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last) await lockPayment(transaction, last.id);
  return last?.id;
}

/** Part of it goes back, once staff has looked (L19.6). */
export async function systemMarkOverpaid(transaction: Transaction, paymentId: number): Promise<void> {
  await markToCheck(transaction, paymentId, "overpaid");
}
