import type { Transaction } from "#server/platform/database/db.ts";
import { lockQuote } from "./quotes.repository.ts";

/** Locks a quote until the transaction ends: other transactions that lock it wait. */
export async function systemHoldQuote(transaction: Transaction, quoteId: number): Promise<void> {
  await lockQuote(transaction, quoteId);
}
