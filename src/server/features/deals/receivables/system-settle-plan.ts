import type { Transaction } from "#server/platform/database/db.ts";
import { type AuditActor, recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { addItemOfSettlement, noteWaived } from "../model/plan-items.repository.ts";
import { findQuoteEvenDeletedForSystem, markQuoteRowPaid } from "../model/quotes.repository.ts";
import { bookSettled, bookWaived } from "./book-asked.ts";
import { readPlan } from "./read-plan.ts";

interface Paying {
  readonly quoteId: number;
  readonly at: Date;
  readonly actor: AuditActor;
}

interface Settling extends Paying {
  readonly settlementId: number;
  readonly day: string;
  readonly differenceCents: number;
}

/**
 * Lets a deal owe what the counted bags cost (L19.6): what is more by the last item that is open, or an item of its own;
 * what is less from the last item down. Where nothing is open any more, the quote is paid. Answers what of the client's
 * money counts for nothing since.
 */
export async function systemSettlePlan(
  transaction: Transaction,
  services: Pick<Services, "shop" | "clock">,
  { settlementId, day, differenceCents, ...paying }: Settling,
): Promise<number> {
  const { quoteId, at } = paying;
  const inside = { ...services, db: transaction };
  const before = await readPlan(inside, quoteId);
  const last = before.items.findLast(({ openCents }) => openCents > 0)?.id;
  const itemId =
    differenceCents > 0
      ? (last ?? (await addItemOfSettlement(transaction, quoteId, { amountCents: differenceCents, at })))
      : undefined;
  await bookSettled(transaction, { quoteId, sourceId: settlementId, at, day, differenceCents, itemId });
  const after = await readPlan(inside, quoteId);
  if (before.openCents > 0 && after.openCents === 0) await systemMarkPaid(transaction, paying);
  return after.heldCents - before.heldCents;
}

interface Waived extends Paying {
  readonly day: string;
  readonly itemId: number;
  readonly openCents: number;
  readonly reason: string;
  /** Nothing else is open. */
  readonly isWhole: boolean;
  readonly action: "quote.waive-item" | "quote.write-off";
  readonly by: number;
}

/** Asks no more for what is open of an item; with the last one the quote is paid. */
export async function systemWaiveItem(transaction: Transaction, waived: Waived): Promise<void> {
  const { quoteId, itemId, openCents, reason, isWhole, action, by, at, day, actor } = waived;
  await noteWaived(transaction, itemId, { at, by, reason });
  const after = { amount_cents: openCents, reason };
  const entry = { subject: "quote", subjectId: quoteId, action, actor, after, at };
  const historyId = await recordAudit(transaction, entry);
  if (historyId !== undefined)
    await bookWaived(transaction, { quoteId, sourceId: historyId, at, day, itemId, cents: openCents });
  if (isWhole) await systemMarkPaid(transaction, waived);
}

/** Makes a quote paid of which nothing is open any more, though no payment came last. */
export async function systemMarkPaid(
  transaction: Transaction,
  { quoteId, at, actor }: Paying,
): Promise<void> {
  const found = await findQuoteEvenDeletedForSystem(transaction, quoteId);
  if (found?.quote.status === "paid") return;
  const paid = { priceVersion: found?.quote.priceVersion ?? 0, isWhole: true, at };
  if (!(await markQuoteRowPaid(transaction, quoteId, paid))) return;
  await recordAudit(transaction, {
    ...{ subject: "quote", subjectId: quoteId, action: "quote.pay", actor, at },
    after: { status: "paid", paid_at: at.toISOString() },
  });
}
