import { countedLines, goneBackLines, receivedLines, returnedLines } from "#domain/ledger/money.ts";
import type { ItemPart } from "#server/features/deals/decide/system-pay-quote.ts";
import { systemFindPaidQuotes, systemHoldQuote } from "#server/features/deals/model/system-read-quote.ts";
import { systemPost, systemReverse } from "#server/features/ledger/post-entry.ts";
import { systemFindQuotesOfPayment } from "#server/features/ledger/read-lines.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import type { PaymentRow } from "./payments.table.ts";

type Payment = Pick<PaymentRow, "id" | "quote_id" | "provider" | "amount_cents" | "is_test">;

/** When something is booked, and the day of the shop for which it counts. */
interface When {
  readonly at: Date;
  readonly day: string;
}

interface Received extends When {
  /** What of it counts for which item. */
  readonly parts: readonly ItemPart[];
}

/** Money that came, once what it counts for is known. */
export async function bookReceived(
  transaction: Transaction,
  payment: Payment,
  { parts, ...when }: Received,
): Promise<void> {
  await systemPost(transaction, {
    ...entryOf("received", payment, { sourceId: payment.id, at: when.at }),
    write: (known) =>
      receivedLines(known, {
        ...{ ...payerOf(payment), quoteId: payment.quote_id, day: when.day, cents: payment.amount_cents },
        parts,
      }),
  });
}

interface Counting extends When {
  readonly quoteId: number;
  readonly itemId: number;
  readonly cents: number;
  readonly historyId: number;
}

/** What counted for nothing counts for an item. */
export async function bookCounted(
  transaction: Transaction,
  payment: Payment,
  { historyId, at, ...counting }: Counting,
): Promise<void> {
  await systemPost(transaction, {
    ...entryOf("counted", payment, { sourceId: historyId, at }),
    quoteIds: [payment.quote_id, counting.quoteId],
    write: (known) => countedLines(known, { ...counting, paymentId: payment.id }),
  });
}

/** Money that was recorded by mistake never came: all that it counted for is open again. */
export async function bookReversed(
  transaction: Transaction,
  payment: Payment,
  { sourceId, at, day }: When & { readonly sourceId: number },
): Promise<void> {
  const { amount_cents: cents } = payment;
  await systemReverse(transaction, {
    ...{ ...entryOf("reversed", payment, { sourceId, at }), of: { kind: "received", sourceId: payment.id } },
    write: (known) => goneBackLines(known, { ...payerOf(payment), day, cents, isPaid: () => false }),
  });
}

interface Going extends When {
  /** Of the refund, or of the dispute. */
  readonly sourceId: number;
  readonly cents: number;
}

/** Money goes back. What it was counted for is open again, unless that stays paid (SPEC-2.38). */
export async function bookGone(
  transaction: Transaction,
  kind: "refunded" | "dispute-lost",
  payment: Payment,
  { sourceId, cents, at, day }: Going,
): Promise<void> {
  // The payment is held already; with its quote nothing changes what it counts for meanwhile.
  await systemHoldQuote(transaction, payment.quote_id);
  const quoteIds = await systemFindQuotesOfPayment(transaction, payment.id);
  const paid = await systemFindPaidQuotes(transaction, quoteIds);
  await systemPost(transaction, {
    ...entryOf(kind, payment, { sourceId, at }),
    write: (known) =>
      goneBackLines(known, { ...payerOf(payment), day, cents, isPaid: (quoteId) => paid.has(quoteId) }),
  });
}

const goneBy = { "refund-failed": "refunded", "dispute-won": "dispute-lost" } as const;

/** Money that went is the shop's again. */
export async function bookReturned(
  transaction: Transaction,
  kind: keyof typeof goneBy,
  payment: Payment,
  { sourceId, at, day }: Omit<Going, "cents">,
): Promise<void> {
  await systemHoldQuote(transaction, payment.quote_id);
  await systemReverse(transaction, {
    ...{ ...entryOf(kind, payment, { sourceId, at }), of: { kind: goneBy[kind] } },
    write: (known, gone) => returnedLines(known, { ...payerOf(payment), day, gone }),
  });
}

function payerOf({ id, provider }: Payment) {
  return { paymentId: id, provider };
}

function entryOf<Kind extends string>(
  kind: Kind,
  { id, quote_id, is_test }: Payment,
  source: { readonly sourceId: number; readonly at: Date },
) {
  return { kind, ...source, quoteIds: [quote_id], paymentIds: [id], isTest: is_test === 1 };
}
