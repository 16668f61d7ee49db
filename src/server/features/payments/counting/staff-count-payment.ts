import type { Payment } from "#contracts/payments/payments.ts";
import type { Plan } from "#contracts/payments/plans.ts";
import { maximumReceivedCents, type PlanStanding } from "#domain/payments/dues.ts";
import { isChargedPayment } from "#domain/payments/payment-status.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { systemPayQuote } from "#server/features/deals/decide/system-pay-quote.ts";
import { readQuoteForSystem, systemFindQuoteOfItem } from "#server/features/deals/model/quote-for-payment.ts";
import { isStale, type Running, recordCommand, runOnDeal } from "#server/features/deals/model/run-command.ts";
import { dueMessages } from "#server/features/deals/receivables/due-words.ts";
import { readPlan } from "#server/features/deals/receivables/read-plan.ts";
import { showPlan } from "#server/features/deals/receivables/show-plan.ts";
import { systemIsReceived } from "#server/features/ledger/read-lines.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { todayOf } from "#server/today-of.ts";
import { bookCounted, bookReceived } from "../ledger/book-money.ts";
import { clearMark, lockPayment } from "../ledger/payment-moves.repository.ts";
import { paymentMessages } from "../ledger/payment-words.ts";
import { findPaymentForSystem } from "../ledger/payments.repository.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";
import { paymentConflict, showPayment } from "../ledger/show-payment.ts";
import type { PaymentServices } from "../payment-services.ts";
import { leftOfPayment } from "./staff-find-uncounted.ts";

interface Counting {
  readonly paymentId: number;
  readonly itemId: number;
  /** What a charge in another currency is worth in the shop's own; null for what is no amount. */
  readonly worthCents?: number | null | undefined;
  readonly expectedVersion: number | undefined;
}

/**
 * Staff counts what is left of a payment for an item that the same client owes: what came too much, twice, or for an offer
 * that had changed (L10.5); a charge in another currency at what staff says it is worth. Once all of it counts, its mark
 * goes.
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
  await runOnDeal(
    services,
    auditActorOf(staff),
    async (inside) => {
      // The payment before the quote, as settling one takes them.
      await lockPayment(inside.db, counting.paymentId);
      return { quoteId };
    },
    (running) => count(running, { ...counting, quoteId }),
  );
  const payment = await findPaymentForSystem(db, counting.paymentId);
  if (!payment) throw new AppError("not_found");
  return {
    payment: showPayment(payment, services.shop.facts().currency),
    plan: showPlan(await readPlan(services, quoteId), { isForStaff: true }),
  };
}

async function count(
  running: Running,
  { paymentId, itemId, worthCents, expectedVersion, quoteId }: Counting & { readonly quoteId: number },
): Promise<void> {
  const { inside, transaction, actor, at } = running;
  const payment = await findPaymentForSystem(transaction, paymentId);
  if (!payment) throw new AppError("not_found");
  // The lock has raised the version, which is taken back with it.
  const version = payment.version - 1;
  const refuse = (message: Message = paymentMessages.nothingToCount) =>
    paymentConflict(inside, { ...payment, version }, message);
  if (isStale({ expectedVersion }, { version })) throw refuse();
  await bookWorth(running, payment, worthCents);
  const leftCents = await leftOfPayment(transaction, payment);
  if (leftCents === 0) throw refuse();
  const quote = await readQuoteForSystem(transaction, quoteId);
  const owner = await readQuoteForSystem(transaction, payment.quote_id);
  if (owner.clientId !== quote.clientId) throw refuse(paymentMessages.otherClient);
  const plan = await readPlan(inside, quoteId);
  const amountCents = Math.min(leftCents, openOf(plan, itemId));
  if (amountCents === 0) throw refuse(dueMessages.nothingOpen);
  const position = plan.items.find(({ id }) => id === itemId)?.position ?? 0;
  const counted = await systemPayQuote(transaction, {
    ...{ quoteId, version: quote.version, at, actor, timeZone: inside.shop.facts().timeZone },
    depositDueDays: inside.shop.settings().deposit_due_days,
    orderPrefix: inside.shop.settings().order_prefix,
    ...{ parts: [{ position, amountCents }], isWhole: amountCents === plan.openCents },
  });
  if (!counted) throw refuse(paymentMessages.notPayable);
  await recordCommand(running, {
    ...{ subject: "payment", subjectId: paymentId, action: "payment.count-for" },
    after: {
      ...{ quote_reference: quote.reference, amount_cents: amountCents },
      ...(worthCents && { worth_cents: worthCents }),
    },
    book: ({ day, sourceId: historyId }) =>
      bookCounted(transaction, payment, { quoteId, itemId, cents: amountCents, at, day, historyId }),
  });
  if (amountCents === leftCents && payment.to_check !== null && payment.dispute !== "open")
    await clearMark(transaction, payment, payment.to_check);
}

/** A charge in another currency is booked at what staff says it is worth, and only then counts. @throws 422 at `amount` */
async function bookWorth(
  { inside, transaction, at }: Running,
  payment: PaymentRow,
  worthCents: number | null | undefined,
): Promise<void> {
  const refuse = (message: Message) => new AppError("invalid", { fields: { amount: [message] } });
  if (!isChargedPayment(payment.status) || (await systemIsReceived(transaction, payment.id))) {
    if (worthCents !== undefined) throw refuse(paymentMessages.worthKnown);
    return;
  }
  if (!worthCents || worthCents <= 0 || worthCents > maximumReceivedCents)
    throw refuse(paymentMessages.worthUnknown);
  const received = { at, day: todayOf(inside), parts: [] };
  await bookReceived(transaction, { ...payment, amount_cents: worthCents }, received);
}

function openOf({ items }: PlanStanding, itemId: number): number {
  return items.find(({ id }) => id === itemId)?.openCents ?? 0;
}
