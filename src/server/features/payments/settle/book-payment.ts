import { allocateArrived } from "#domain/payments/dues.ts";
import type { ReviewReason } from "#domain/payments/payment-concern.ts";
import { systemPayQuote } from "#server/features/quotes/decide/system-pay-quote.ts";
import { readQuoteForSystem } from "#server/features/quotes/quote-for-payment.ts";
import { systemPlanDueReminders } from "#server/features/quotes/reminders/system-plan-reminders.ts";
import { systemHoldQuote } from "#server/features/quotes/system-hold-quote.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import type { AuditActor } from "#server/platform/history/history.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";
import type { PaymentServices } from "../payment-services.ts";
import { readPlan } from "../plans/read-plan.ts";

interface Arrived {
  readonly payment: PaymentRow;
  /** As it came, which need not be what was asked for. */
  readonly amountCents: number;
  readonly at: Date;
  readonly actor: AuditActor;
}

/**
 * Counts money that arrived for the item that it was asked for, and what is more for the oldest ones that are open
 * (L10.4). Answers why nothing of it counts, or that more came than is open (L10.5).
 */
export async function bookPayment(
  services: PaymentServices,
  transaction: Transaction,
  { payment, amountCents, at, actor }: Arrived,
): Promise<ReviewReason | undefined> {
  const { quote_id: quoteId, quote_version: version, plan_position: position } = payment;
  // Two payments of one quote are booked one after the other.
  await systemHoldQuote(transaction, quoteId);
  const plan = await readPlan({ ...services, db: transaction }, quoteId);
  const quote = await readQuoteForSystem(transaction, quoteId);
  const wanted = plan.items.find((item) => item.position === position);
  const isOwing = quote.status !== "paid" || plan.openCents > 0;
  if (isOwing && quote.version === version && wanted?.openCents === 0) return "part-paid-before";
  const { parts, overCents } = allocateArrived(amountCents, plan.items, position);
  const booked = parts.reduce((sum, part) => sum + part.amountCents, 0);
  const isPaid = await systemPayQuote(transaction, {
    ...{ quoteId, version, paymentId: payment.id, parts, isWhole: booked === plan.openCents },
    ...{ at, timeZone: services.shop.facts().timeZone, actor },
  });
  // Accepted by a part of it, the rest has its own days.
  if (isPaid && booked < plan.openCents) await systemPlanDueReminders(transaction, services, quote, at);
  if (isPaid) return overCents > 0 ? "overpaid" : undefined;
  if (quote.isDeleted) return "quote-gone";
  if (quote.status === "paid") return "already-paid";
  return quote.version === version ? "quote-not-payable" : "quote-changed";
}
