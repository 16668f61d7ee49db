import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { PaymentRow } from "../../ledger/payments.table.ts";
import type { BankTransferTable } from "./bank-transfers.table.ts";

/** Writes down a transfer; false when this payment's was written down before. */
export async function insertTransfer(
  transaction: Transaction,
  transfer: BankTransferTable,
): Promise<boolean> {
  const result = await transaction
    .insertInto("bank_transfers")
    .values(transfer)
    .onConflict((c) => c.column("payment_id").doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findTransfer(db: Db, paymentId: number): Promise<BankTransferTable | undefined> {
  return await db
    .selectFrom("bank_transfers")
    .selectAll()
    .where("payment_id", "=", paymentId)
    .executeTakeFirst();
}

/** The transfers that were announced or recorded for a quote, the newest first. */
export async function findTransferPayments(db: Db, quoteId: number): Promise<PaymentRow[]> {
  return await db
    .selectFrom("payments")
    .selectAll()
    .where("quote_id", "=", quoteId)
    .where("provider", "=", "bank-transfer")
    .orderBy("id", "desc")
    .execute();
}
