import { z } from "zod";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { findAnswer, type KeyedRequest, storeAnswer } from "#server/platform/idempotency/answer-once.ts";
import type { FreshQuote } from "./add-quote.ts";

const scope = "create-quote";

const receipt = z.object({ id: z.int(), reference: z.string() });

/** The response to a request for a quote, repeated for a retry with the same key. */
export type QuoteReceipt = z.infer<typeof receipt>;

export function receiptOf({ id, reference }: FreshQuote): QuoteReceipt {
  return { id, reference };
}

/** @throws 422 when the key stood for another request of this caller */
export async function findReceipt(
  db: Db,
  keyed: KeyedRequest | undefined,
): Promise<QuoteReceipt | undefined> {
  const answer = keyed && (await findAnswer(db, scope, keyed));
  return answer === undefined ? undefined : receipt.parse(JSON.parse(answer));
}

/** False when another request with the same key was first. */
export async function storeReceipt(
  transaction: Transaction,
  request: KeyedRequest,
  quote: FreshQuote,
  at: Date,
): Promise<boolean> {
  return await storeAnswer(transaction, scope, request, JSON.stringify(receiptOf(quote)), at);
}
