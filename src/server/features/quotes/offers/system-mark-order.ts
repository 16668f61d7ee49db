import type { Transaction } from "#server/platform/database/db.ts";
import { cancelOrderRow, noteInvoicedRow } from "./acceptances.repository.ts";

/** An invoice of the quote's order was issued: from now on it is cancelled, and never undone or deleted. */
export async function systemNoteInvoiced(transaction: Transaction, quoteId: number): Promise<void> {
  await noteInvoicedRow(transaction, quoteId);
}

/** Ends the order of a quote; false where its bags were shipped, or there is none. */
export async function systemCancelOrder(
  transaction: Transaction,
  quoteId: number,
  at: Date,
): Promise<boolean> {
  return await cancelOrderRow(transaction, quoteId, at);
}
