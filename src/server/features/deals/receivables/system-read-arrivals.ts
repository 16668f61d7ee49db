import { countedLastFirst } from "#domain/ledger/standing.ts";
import { systemReadLedger } from "#server/features/ledger/read-lines.ts";
import type { Db } from "#server/platform/database/db.ts";

/** Money that came for an item of a plan, less what of it went back, and the day on which it came. */
export interface Arrival {
  readonly itemId: number;
  readonly cents: number;
  readonly on: string;
}

/** What was paid for an order, the oldest first: a transfer on the day that the bank shows. */
export async function systemReadArrivals(db: Db, quoteId: number): Promise<Arrival[]> {
  const lines = await systemReadLedger(db, { quoteIds: [quoteId] });
  const days = new Map<number | null, string>();
  for (const { account, paymentId, day } of lines)
    if (account.startsWith("money:") && !days.has(paymentId)) days.set(paymentId, day);
  const own = lines.filter((line) => line.quoteId === quoteId);
  return countedLastFirst(own, {})
    .flatMap(({ itemId, cents, paymentId }) =>
      itemId === null ? [] : [{ itemId, cents, on: days.get(paymentId) ?? "" }],
    )
    .toReversed()
    .toSorted((a, b) => a.on.localeCompare(b.on));
}
