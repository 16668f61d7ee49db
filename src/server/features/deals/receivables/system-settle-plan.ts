import { addItemOfSettlement } from "../model/plan-items.repository.ts";
import { findQuoteEvenDeletedForSystem, markQuoteRowPaid } from "../model/quotes.repository.ts";
import { type Running, recordCommand } from "../model/run-command.ts";
import { bookSettled } from "./book-asked.ts";
import { readPlan } from "./read-plan.ts";

interface Settling {
  readonly quoteId: number;
  readonly settlementId: number;
  readonly differenceCents: number;
}

/**
 * Lets a deal owe what the counted bags cost (L19.6): what is more by the last item that is open, or an item of its own;
 * what is less from the last item down. Where nothing is open any more, the quote is paid. Answers what of the client's
 * money counts for nothing since.
 */
export async function systemSettlePlan(
  running: Running,
  { quoteId, settlementId, differenceCents }: Settling,
): Promise<number> {
  const { inside, transaction, at, day } = running;
  const before = await readPlan(inside, quoteId);
  const last = before.items.findLast(({ openCents }) => openCents > 0)?.id;
  const itemId =
    differenceCents > 0
      ? (last ?? (await addItemOfSettlement(transaction, quoteId, { amountCents: differenceCents, at })))
      : undefined;
  await bookSettled(transaction, { quoteId, sourceId: settlementId, at, day, differenceCents, itemId });
  const after = await readPlan(inside, quoteId);
  if (before.openCents > 0 && after.openCents === 0) await systemMarkPaid(running, quoteId);
  return after.heldCents - before.heldCents;
}

/** Makes a quote paid of which nothing is open any more, though no payment came last. */
export async function systemMarkPaid(running: Running, quoteId: number): Promise<void> {
  const { transaction, at } = running;
  const found = await findQuoteEvenDeletedForSystem(transaction, quoteId);
  if (found?.quote.status === "paid") return;
  const paid = { priceVersion: found?.quote.priceVersion ?? 0, isWhole: true, at };
  if (!(await markQuoteRowPaid(transaction, quoteId, paid))) return;
  await recordCommand(running, {
    ...{ subject: "quote", subjectId: quoteId, action: "quote.pay" },
    after: { status: "paid", paid_at: at.toISOString() },
  });
}
