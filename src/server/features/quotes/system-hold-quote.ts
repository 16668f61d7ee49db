import type { Transaction } from "#server/platform/database/db.ts";
import { lockQuote } from "./quotes.repository.ts";

/** Until the transaction ends nobody else changes the quote, or what hangs on it in the same way. */
export async function systemHoldQuote(transaction: Transaction, quoteId: number): Promise<void> {
  await lockQuote(transaction, quoteId);
}
