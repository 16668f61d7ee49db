import type { SettledPlan } from "#domain/payments/settle-plan.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { type AuditActor, recordAudit } from "#server/platform/history/history.ts";
import {
  addItemOfSettlement,
  changeItemAmount,
  markSettlementPaid,
  waiveItem,
} from "../model/plan-items.repository.ts";
import { findQuoteEvenDeletedForSystem, markQuoteRowPaid } from "../model/quotes.repository.ts";
import { bookWaived } from "./book-asked.ts";

interface Paying {
  readonly quoteId: number;
  readonly at: Date;
  readonly actor: AuditActor;
}

/** Lets a plan owe what the counted bags cost (L19.6). Where nothing is open any more, the quote is paid. */
export async function systemSettlePlan(
  transaction: Transaction,
  { plan: { changes, addedCents, isWhole }, ...paying }: Paying & { readonly plan: SettledPlan },
): Promise<void> {
  const { quoteId, at } = paying;
  for (const { id, amountCents } of changes) await changeItemAmount(transaction, id, amountCents);
  if (addedCents > 0) await addItemOfSettlement(transaction, quoteId, { amountCents: addedCents, at });
  if (isWhole) await systemMarkPaid(transaction, paying);
}

/** Makes a quote paid of which nothing is open any more, though no payment came last. */
export async function systemMarkPaid(transaction: Transaction, paying: Paying): Promise<void> {
  await markSettlementPaid(transaction, paying.quoteId, paying.at);
  await markPaid(transaction, paying);
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

/** Asks no more for what is open of an item; with the last one the quote is paid. False when it was not open any more. */
export async function systemWaiveItem(transaction: Transaction, waived: Waived): Promise<boolean> {
  const { quoteId, itemId, openCents, reason, isWhole, action, by, at, day, actor } = waived;
  if (!(await waiveItem(transaction, itemId, { at, by, reason }))) return false;
  const after = { amount_cents: openCents, reason };
  const entry = { subject: "quote", subjectId: quoteId, action, actor, after, at };
  const historyId = await recordAudit(transaction, entry);
  if (historyId !== undefined)
    await bookWaived(transaction, { quoteId, sourceId: historyId, at, day, itemId, cents: openCents });
  return !isWhole || (await markPaid(transaction, waived));
}

/** False where the quote can neither become paid nor is. */
async function markPaid(transaction: Transaction, { quoteId, at, actor }: Paying): Promise<boolean> {
  const found = await findQuoteEvenDeletedForSystem(transaction, quoteId);
  if (found?.quote.status === "paid") return true;
  const paid = { priceVersion: found?.quote.priceVersion ?? 0, isWhole: true, at };
  if (!(await markQuoteRowPaid(transaction, quoteId, paid))) return false;
  await recordAudit(transaction, {
    ...{ subject: "quote", subjectId: quoteId, action: "quote.pay", actor, at },
    after: { status: "paid", paid_at: at.toISOString() },
  });
  return true;
}
