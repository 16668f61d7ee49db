import type { PlanStanding } from "#domain/payments/dues.ts";
import { readPlan } from "#server/features/payments/plans/read-plan.ts";
import { systemMarkOverpaid } from "#server/features/payments/plans/system-mark-overpaid.ts";
import { systemMarkPaid } from "#server/features/quotes/plans/system-settle-plan.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import type { AuditActor } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { findInvoicesOfQuote } from "./invoices.repository.ts";
import { standingForWhole, summedOf } from "./summed.ts";

interface Credited {
  readonly quoteId: number;
  /** How the plan stood before the note was issued. */
  readonly before: PlanStanding;
  /** The last payment, locked. */
  readonly paymentId: number | undefined;
  readonly at: Date;
  readonly actor: AuditActor;
}

/**
 * What an issued credit note leaves: the quote is paid where nothing is open any more, unless its invoice was taken back
 * whole, for the next one asks again; of what was paid too much staff looks at the payment.
 */
export async function settleCredited(
  transaction: Transaction,
  services: Services,
  { quoteId, before, paymentId, at, actor }: Credited,
): Promise<void> {
  const after = await readPlan({ ...services, db: transaction }, quoteId);
  const all = (await findInvoicesOfQuote(transaction, quoteId)).map(summedOf).filter((each) => each.isIssued);
  const isWhole = before.openCents > 0 && after.openCents === 0 && standingForWhole(all).length > 0;
  if (isWhole) await systemMarkPaid(transaction, { quoteId, at, actor });
  if (after.backCents > before.backCents && paymentId !== undefined)
    await systemMarkOverpaid(transaction, paymentId);
}
