import type { SettledPlan } from "#domain/payments/settle-plan.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { type AuditActor, recordAudit } from "#server/platform/history/history.ts";
import { findQuoteEvenDeletedForSystem, markQuoteRowPaid } from "../quotes.repository.ts";
import { addItemOfSettlement, changeItemAmount, markSettlementPaid } from "./plan-items.repository.ts";

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
export async function systemMarkPaid(
  transaction: Transaction,
  { quoteId, at, actor }: Paying,
): Promise<void> {
  await markSettlementPaid(transaction, quoteId, at);
  const found = await findQuoteEvenDeletedForSystem(transaction, quoteId);
  const paid = { priceVersion: found?.quote.priceVersion ?? 0, isWhole: true, at };
  if (!(await markQuoteRowPaid(transaction, quoteId, paid))) return;
  await recordAudit(transaction, {
    ...{ subject: "quote", subjectId: quoteId, action: "quote.pay", actor, at },
    after: { status: "paid", paid_at: at.toISOString() },
  });
}
