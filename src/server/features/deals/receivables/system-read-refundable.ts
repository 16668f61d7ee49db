import type { LedgerLine } from "#domain/ledger/ledger-line.ts";
import { sum } from "#domain/sum.ts";
import { systemReadLedger } from "#server/features/ledger/read-lines.ts";
import type { Db } from "#server/platform/database/db.ts";

/** What of the payments of a cancelled quote could be paid back; what counts for another order, or is kept, stays with that. */
export async function systemReadRefundable(
  db: Db,
  quoteId: number,
): Promise<{ payment_id: number; amount_cents: number }[]> {
  const lines = await systemReadLedger(db, { quoteIds: [quoteId] });
  const money = lines.filter((line) => line.quoteId === quoteId && line.account.startsWith("money:"));
  const paymentIds = new Set(money.map(({ paymentId }) => paymentId ?? 0));
  return [...paymentIds].flatMap((paymentId) => {
    const isOf = (line: LedgerLine) => line.paymentId === paymentId;
    const counting = lines.filter((line) => isOf(line) && line.account === "due");
    // What counts is below zero.
    const amount_cents = sum([...money.filter(isOf), ...counting].map(({ cents }) => cents));
    return amount_cents > 0 ? [{ payment_id: paymentId, amount_cents }] : [];
  });
}
