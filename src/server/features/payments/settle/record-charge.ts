import { type Currency, currencyCodes } from "#domain/money/cents.ts";
import { allocateArrived } from "#domain/payments/dues.ts";
import type { ReviewReason } from "#domain/payments/payment-concern.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { systemEndWaitByMoney } from "#server/features/deals/commands/decision-wait.ts";
import { systemPlanDueReminders } from "#server/features/deals/commands/system-plan-reminders.ts";
import { type ItemPart, systemPayQuote } from "#server/features/deals/decide/system-pay-quote.ts";
import { type QuoteForPayment, readQuoteForSystem } from "#server/features/deals/model/quote-for-payment.ts";
import { systemHoldQuote, systemReadQuote } from "#server/features/deals/model/system-read-quote.ts";
import { beginUndoable, type Undoable } from "#server/features/deals/model/undoable.ts";
import { readMoneyChain } from "#server/features/deals/receivables/read-money-chain.ts";
import { readPlan } from "#server/features/deals/receivables/read-plan.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { type AuditActor, recordAudit } from "#server/platform/history/history.ts";
import { type PostMail, postingAt } from "#server/platform/mail/post-mail.ts";
import { staffRecipient } from "#server/platform/mail/staff-recipient.ts";
import { bookReceived } from "../ledger/book-money.ts";
import { alertStaffOf } from "../ledger/flag-payment.ts";
import { completePayment, markToCheck } from "../ledger/payment-moves.repository.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";
import type { PaymentServices } from "../payment-services.ts";
import type { ProviderState } from "../providers/provider-state.ts";

/**
 * Records money that moved: once, in one transaction, the payment becomes completed and counts for its quote, with history,
 * the client's receipt and staff's notice. Where quote and charge do not match, the quote stays as it is, the payment
 * is marked for staff, and staff is written to: never silently.
 */
export async function recordCharge(
  services: PaymentServices,
  payment: PaymentRow,
  state: ProviderState,
  actor: AuditActor,
): Promise<void> {
  const shop = await services.shopKey();
  const isFirst = await services.db.transaction().execute(async (transaction) => {
    const at = services.clock();
    const charged = { amountCents: state.amountCents, at };
    const completed = await completePayment(transaction, payment.id, charged);
    if (!completed) return false;
    const mismatch = mismatchOf(payment, state, { shop, currency: services.shop.facts().currency });
    const undoable = mismatch ? undefined : await beginTransfer(transaction, completed, { at, actor });
    const post = undoable?.post ?? postingAt(transaction, at);
    const counted = mismatch
      ? { parts: [] }
      : await countFor(services, transaction, completed, { at, actor, isUndoable: undoable !== undefined });
    const reviewReason = mismatch ?? counted.reviewReason;
    const day = state.receivedOn ?? shopDayAt(at, services.shop.facts().timeZone);
    // What another currency is worth in the shop's own staff says, when it is counted.
    if (isInCurrency(state, services.shop.facts().currency))
      await bookReceived(transaction, completed, { at, day, parts: counted.parts });
    const historyId = await recordAudit(transaction, {
      subject: "payment",
      subjectId: payment.id,
      action: "payment.complete",
      actor,
      before: { status: payment.status },
      after: {
        status: "completed",
        amount_cents: state.amountCents,
        ...(reviewReason && { to_check: reviewReason }),
      },
      at,
    });
    if (reviewReason) {
      await markToCheck(transaction, payment.id, reviewReason);
      await alertStaffOf(services, transaction, completed, reviewReason, { post });
    }
    // What is more than was open is looked at; the rest is paid all the same.
    if (!reviewReason || reviewReason === "overpaid")
      await writeToBoth(services, transaction, completed, {
        ...{ at, receivedOn: state.receivedOn, post },
      });
    await undoable?.keep(historyId);
    return true;
  });
  if (isFirst) services.notifyMailWorker();
}

/** What makes a charge another one than was asked for. */
function mismatchOf(
  payment: PaymentRow,
  state: ProviderState,
  { shop, currency }: { readonly shop: string; readonly currency: Currency },
): ReviewReason | undefined {
  const { subject } = state;
  const isForQuote =
    subject?.shop === shop &&
    subject.quoteId === payment.quote_id &&
    subject.quoteVersion === payment.quote_version;
  if (!isForQuote) return "wrong-quote";
  // A transfer is booked as it came (L10.4).
  const isAsked = state.amountCents === payment.amount_cents || payment.provider === "bank-transfer";
  return isInCurrency(state, currency) && isAsked ? undefined : "wrong-amount";
}

function isInCurrency(state: ProviderState, currency: Currency): boolean {
  return state.currency === currencyCodes[currency];
}

interface Moment {
  readonly at: Date;
  readonly actor: AuditActor;
}

/** A transfer that staff recorded can be undone for ten seconds, while its receipt waits. */
async function beginTransfer(
  transaction: Transaction,
  { provider, quote_id: quoteId }: PaymentRow,
  { at, actor }: Moment,
): Promise<Undoable | undefined> {
  if (provider !== "bank-transfer" || actor.kind !== "staff") return undefined;
  await systemHoldQuote(transaction, quoteId);
  await systemEndWaitByMoney(transaction, await systemReadQuote(transaction, quoteId), at);
  return await beginUndoable(transaction, { quoteId, at });
}

interface CountedFor {
  readonly parts: readonly ItemPart[];
  readonly reviewReason?: ReviewReason | undefined;
}

/**
 * What of money that arrived counts for the item that it was asked for, and what is more for the oldest ones that are open
 * (L10.4). Answers why nothing of it counts, or that more came than is open (L10.5).
 */
async function countFor(
  services: PaymentServices,
  transaction: Transaction,
  payment: PaymentRow,
  { at, actor, isUndoable }: Moment & { readonly isUndoable: boolean },
): Promise<CountedFor> {
  const { quote_id: quoteId, quote_version: version, plan_position: position } = payment;
  // Two payments of one quote are booked one after the other.
  await systemHoldQuote(transaction, quoteId);
  const plan = await readPlan({ ...services, db: transaction }, quoteId);
  const quote = await readQuoteForSystem(transaction, quoteId);
  const wanted = plan.items.find((item) => item.position === position);
  const isOwing = quote.status !== "paid" || plan.openCents > 0;
  if (isOwing && quote.version === version && wanted?.openCents === 0)
    return { parts: [], reviewReason: "part-paid-before" };
  const { parts, overCents } = allocateArrived(payment.amount_cents, plan.items, position);
  const booked = parts.reduce((sum, part) => sum + part.amountCents, 0);
  const counted = await systemPayQuote(transaction, {
    ...{ quoteId, version, parts, isUndoable, isWhole: booked === plan.openCents },
    ...{ at, timeZone: services.shop.facts().timeZone, actor },
    depositDueDays: services.shop.settings().deposit_due_days,
    orderPrefix: services.shop.settings().order_prefix,
  });
  // Accepted by a part of it, the rest has its own days.
  if (counted && booked < plan.openCents) await systemPlanDueReminders(transaction, services, quote, at);
  if (counted) return { parts: counted, reviewReason: overCents > 0 ? "overpaid" : undefined };
  return { parts: [], reviewReason: whyNot(quote, version) };
}

function whyNot(quote: Awaited<ReturnType<typeof readQuoteForSystem>>, version: number): ReviewReason {
  if (quote.isDeleted) return "quote-gone";
  if (quote.status === "paid") return "already-paid";
  return quote.version === version ? "quote-not-payable" : "quote-changed";
}

interface Written {
  readonly at: Date;
  readonly receivedOn: string | undefined;
  readonly post: PostMail;
}

async function writeToBoth(
  services: PaymentServices,
  transaction: Transaction,
  payment: PaymentRow,
  { at, receivedOn, post }: Written,
): Promise<void> {
  const quote = await readQuoteForSystem(transaction, payment.quote_id);
  const { id, reference, name, email } = quote;
  const isTest = payment.is_test === 1;
  const inside = { ...services, db: transaction };
  const { openCents } = await readPlan(inside, id);
  const money = await readMoneyChain(inside, id);
  const { amount_cents: amountCents } = payment;
  const part = amountCents === quote.totalCents ? {} : { amountCents, openCents };
  const receipt = {
    ...receiptOf(quote, payment, at),
    ...part,
    ...(receivedOn && { receivedOn }),
    money,
    isTest,
  };
  await post(receipt, quote);
  const notice = { quoteId: id, reference, name, email, amountCents, ...part, isTest };
  await post({ template: "staff-payment-received", ...notice }, staffRecipient(services));
}

/** The receipt always goes to the quote's own address, not the payer's. */
function receiptOf(quote: QuoteForPayment, payment: PaymentRow, at: Date) {
  return {
    template: "payment-received" as const,
    ...quote.mailed,
    paymentId: payment.id,
    paymentReference: payment.payment_intent_id,
    paidAt: at.toISOString(),
  };
}
