import type { Transaction } from "#server/platform/database/db.ts";
import { type AuditActor, recordAudit } from "#server/platform/history/history.ts";
import { findQuoteEvenDeletedForSystem, markQuoteRowPaid } from "../quotes.repository.ts";
import { waiveItem } from "./plan-items.repository.ts";

interface Waived {
  readonly quoteId: number;
  readonly itemId: number;
  readonly openCents: number;
  readonly reason: string;
  /** Nothing else is open. */
  readonly isWhole: boolean;
  readonly action: "quote.waive-item" | "quote.write-off";
  readonly by: number;
  readonly at: Date;
  readonly actor: AuditActor;
}

/** Asks no more for what is open of an item; with the last one the quote is paid. False when it was not open any more. */
export async function systemWaiveItem(transaction: Transaction, waived: Waived): Promise<boolean> {
  const { quoteId, itemId, openCents, reason, isWhole, action, by, at, actor } = waived;
  if (!(await waiveItem(transaction, itemId, { at, by, reason }))) return false;
  const after = { amount_cents: openCents, reason };
  await recordAudit(transaction, { subject: "quote", subjectId: quoteId, action, actor, after, at });
  if (!isWhole) return true;
  const found = await findQuoteEvenDeletedForSystem(transaction, quoteId);
  if (found?.quote.status === "paid") return true;
  const paid = { priceVersion: found?.quote.priceVersion ?? 0, isWhole, at };
  if (!(await markQuoteRowPaid(transaction, quoteId, paid))) return false;
  await recordAudit(transaction, {
    ...{ subject: "quote", subjectId: quoteId, action: "quote.pay", actor, at },
    after: { status: "paid", paid_at: at.toISOString() },
  });
  return true;
}
