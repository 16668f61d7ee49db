import type { PlanStanding } from "#domain/payments/dues.ts";
import { systemPlanDueReminders } from "../commands/system-plan-reminders.ts";
import { reopenClosedOrder } from "../model/order-ends.repository.ts";
import { markQuoteRowUnpaid } from "../model/quotes.repository.ts";
import { type Running, recordCommand } from "../model/run-command.ts";
import { readPlan } from "../receivables/read-plan.ts";
import { systemMarkPaid } from "../receivables/system-settle-plan.ts";

/**
 * After a correction, by what is open since: the quote is paid once nothing is, and not paid any more while something of what
 * was agreed is. What the count asks for beside it does not take that back (L10.7). The client is asked for it in its time.
 */
export async function systemFollowPlan(running: Running, quoteId: number): Promise<PlanStanding> {
  const { inside, transaction, at } = running;
  const plan = await readPlan(inside, quoteId);
  if (plan.isCancelled) return plan;
  if (plan.openCents === 0) {
    await systemMarkPaid(running, quoteId);
    return plan;
  }
  await reopenClosedOrder(transaction, quoteId);
  await systemPlanDueReminders(transaction, inside, { id: quoteId }, at);
  const isOwing = plan.items.some(({ kind, openCents }) => kind !== "settlement" && openCents > 0);
  if (isOwing && (await markQuoteRowUnpaid(transaction, quoteId)))
    await recordCommand(running, {
      ...{ subject: "quote", subjectId: quoteId, action: "quote.unpay" },
      ...{ before: { status: "paid" }, after: { status: "confirmed" } },
    });
  return plan;
}
