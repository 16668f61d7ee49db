import type { Payment } from "#contracts/payments/payments.ts";
import type { Plan } from "#contracts/payments/plans.ts";
import type { PlanStanding } from "#domain/payments/dues.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { systemPayQuote } from "#server/features/deals/decide/system-pay-quote.ts";
import { readQuoteForSystem, systemFindQuoteOfItem } from "#server/features/deals/model/quote-for-payment.ts";
import { systemHoldQuote } from "#server/features/deals/model/system-read-quote.ts";
import { dueMessages } from "#server/features/deals/receivables/due-words.ts";
import { readPlan } from "#server/features/deals/receivables/read-plan.ts";
import { showPlan } from "#server/features/deals/receivables/show-plan.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { todayOf } from "#server/today-of.ts";
import { bookCounted } from "../ledger/book-money.ts";
import { clearMark, lockPayment } from "../ledger/payment-moves.repository.ts";
import { paymentMessages } from "../ledger/payment-words.ts";
import { findPaymentForSystem } from "../ledger/payments.repository.ts";
import { paymentConflict, showPayment } from "../ledger/show-payment.ts";
import type { PaymentServices } from "../payment-services.ts";
import { leftOfPayment } from "./staff-find-uncounted.ts";

interface Counting {
  readonly paymentId: number;
  readonly itemId: number;
  readonly expectedVersion: number | undefined;
}

/**
 * Staff counts what is left of a payment for an item that the same client owes: what came too much, twice, or for an offer
 * that had changed (L10.5). Once all of it counts, its mark goes.
 * @throws 404; 409 for another client's item, one that is not open, or a payment of which nothing is left
 */
export async function staffCountPayment(
  services: PaymentServices,
  staff: Staff,
  counting: Counting,
): Promise<{ payment: Payment; plan: Plan }> {
  const { db } = services;
  const quoteId = await systemFindQuoteOfItem(db, counting.itemId);
  if (quoteId === undefined || !(await findPaymentForSystem(db, counting.paymentId)))
    throw new AppError("not_found");
  await db
    .transaction()
    .execute((transaction) => count(services, transaction, { ...counting, staff, quoteId }));
  services.quoteChanged(quoteId);
  const payment = await findPaymentForSystem(db, counting.paymentId);
  if (!payment) throw new AppError("not_found");
  return {
    payment: showPayment(payment, services.shop.facts().currency),
    plan: showPlan(await readPlan(services, quoteId), { isForStaff: true }),
  };
}

async function count(
  services: PaymentServices,
  transaction: Transaction,
  { paymentId, itemId, expectedVersion, staff, quoteId }: Counting & { staff: Staff; quoteId: number },
): Promise<void> {
  // The payment before the quote, as settling one takes them.
  await lockPayment(transaction, paymentId);
  await systemHoldQuote(transaction, quoteId);
  const payment = await findPaymentForSystem(transaction, paymentId);
  if (!payment) throw new AppError("not_found");
  // The lock has raised the version, which is taken back with it.
  const version = payment.version - 1;
  const refuse = (message: Message = paymentMessages.nothingToCount) =>
    paymentConflict(services, { ...payment, version }, message);
  if (expectedVersion !== undefined && expectedVersion !== version) throw refuse();
  const leftCents = await leftOfPayment(transaction, payment);
  if (leftCents === 0) throw refuse();
  const quote = await readQuoteForSystem(transaction, quoteId);
  const owner = await readQuoteForSystem(transaction, payment.quote_id);
  if (owner.clientId !== quote.clientId) throw refuse(paymentMessages.otherClient);
  const plan = await readPlan({ ...services, db: transaction }, quoteId);
  const amountCents = Math.min(leftCents, openOf(plan, itemId));
  if (amountCents === 0) throw refuse(dueMessages.nothingOpen);
  const at = services.clock();
  const actor = auditActorOf(staff);
  const position = plan.items.find(({ id }) => id === itemId)?.position ?? 0;
  const counted = await systemPayQuote(transaction, {
    ...{ quoteId, version: quote.version, at, actor, timeZone: services.shop.facts().timeZone },
    depositDueDays: services.shop.settings().deposit_due_days,
    ...{ parts: [{ position, amountCents }], isWhole: amountCents === plan.openCents },
  });
  if (!counted) throw refuse(paymentMessages.notPayable);
  const after = { quote_reference: quote.reference, amount_cents: amountCents };
  const entry = { subject: "payment", subjectId: paymentId, action: "payment.count-for", actor, after, at };
  const historyId = await recordAudit(transaction, entry);
  const counting = { quoteId, itemId, cents: amountCents, at, day: todayOf(services) };
  if (historyId !== undefined) await bookCounted(transaction, payment, { ...counting, historyId });
  if (amountCents === leftCents && payment.to_check !== null && payment.dispute !== "open")
    await clearMark(transaction, payment, payment.to_check);
}

function openOf({ items }: PlanStanding, itemId: number): number {
  return items.find(({ id }) => id === itemId)?.openCents ?? 0;
}
