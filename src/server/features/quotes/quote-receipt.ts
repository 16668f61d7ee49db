import { z } from "zod";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { answersInsert, findAnswer } from "#server/platform/idempotency/answer-once.ts";
import type { FreshQuote } from "./quote-requests.repository.ts";

const scope = "create-quote";

const receipt = z.object({ id: z.int(), reference: z.string() });

/** What whoever asked for a quote is told of it, and told again when the same key comes again (P21). */
export type QuoteReceipt = z.infer<typeof receipt>;

export function receiptOf({ id, reference }: FreshQuote): QuoteReceipt {
  return { id, reference };
}

export async function findReceipt(db: Db, key: string | undefined): Promise<QuoteReceipt | undefined> {
  const answer = key === undefined ? undefined : await findAnswer(db, scope, key);
  return answer === undefined ? undefined : receipt.parse(JSON.parse(answer));
}

/** The receipts of quotes that were asked for with a key, yet to be executed (`insertTogether`). */
export function receiptsInsert(
  transaction: Transaction,
  kept: readonly { readonly key: string; readonly quote: FreshQuote }[],
  at: Date,
) {
  const answers = kept.map(({ key, quote }) => ({ key, answer: JSON.stringify(receiptOf(quote)) }));
  return answersInsert(transaction, scope, answers, at);
}
