import type { Transaction } from "#server/platform/database/db.ts";
import { type AuditActor, recordAudit } from "#server/platform/history/history.ts";
import { withdrawUnsentMail } from "#server/platform/mail/held-mails.ts";
import { systemAcceptByPaying } from "../offers/accept-offer.ts";
import { refusalToPay } from "../offers/refusal-to-pay.ts";
import { findDecisionMail, findQuoteEvenDeletedForSystem, markQuoteRowPaid } from "../quotes.repository.ts";
import { systemCancelReminders } from "../reminders/system-plan-reminders.ts";

interface Paid {
  readonly quoteId: number;
  /** As `readQuoteForPayment` gave it when the payment was opened. */
  readonly version: number;
  readonly at: Date;
  readonly timeZone: string;
  readonly doer: AuditActor;
}

/**
 * Sets a quote to paid, once, in the transaction that records the payment. False when it may not be paid (already paid,
 * rejected, expired, deleted) or when its price is another one than was paid: then the payment is for staff to check (REL-M10).
 */
export async function systemMarkQuotePaid(
  transaction: Transaction,
  { quoteId, version, at, timeZone, doer }: Paid,
): Promise<boolean> {
  const found = await findQuoteEvenDeletedForSystem(transaction, quoteId);
  if (!found || (await refusalToPay(transaction, quoteId, { now: at, timeZone }))) return false;
  if (!(await markQuoteRowPaid(transaction, quoteId, version, at))) return false;
  await systemAcceptByPaying(transaction, found.quote, at);
  await systemCancelReminders(transaction, quoteId, "answered");
  // The mail of the decision would ask for what was just paid.
  const mailId = await findDecisionMail(transaction, quoteId);
  if (mailId !== undefined) await withdrawUnsentMail(transaction, mailId);
  await recordAudit(transaction, {
    subject: "quote",
    subjectId: quoteId,
    action: "quote.pay",
    doer,
    after: { status: "paid", paid_at: at.toISOString() },
    at,
  });
  return true;
}
