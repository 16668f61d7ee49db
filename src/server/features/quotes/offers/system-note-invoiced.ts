import type { Transaction } from "#server/platform/database/db.ts";
import { noteInvoicedRow } from "./acceptances.repository.ts";

/** An invoice of the quote's order was issued: from now on it is cancelled, and never undone or deleted. */
export async function systemNoteInvoiced(transaction: Transaction, quoteId: number): Promise<void> {
  await noteInvoicedRow(transaction, quoteId);
}
