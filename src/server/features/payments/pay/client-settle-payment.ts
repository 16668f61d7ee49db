import type { z } from "zod";
import type { paymentOutcome } from "#contracts/payments/payments.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import type { QuoteStatus } from "#domain/quotes/quote-status.ts";
import { hours } from "#domain/time/durations.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Buyer, type LinkHolder } from "#server/access/actor.ts";
import { type QuoteForPayment, readQuoteForPayment } from "#server/features/deals/model/quote-for-payment.ts";
import { dueOf, readPlan } from "#server/features/deals/receivables/read-plan.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import { paymentMessages } from "../ledger/payment-words.ts";
import {
  findPaymentOfProvider,
  findPaymentOfQuote,
  findPaymentsOfQuote,
  replaceCustomerEmail,
} from "../ledger/payments.repository.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";
import type { PaymentServices } from "../payment-services.ts";
import { cancelStaleIntents } from "../settle/cancel-stale-intents.ts";
import { type Settlement, systemSettlePayment } from "../settle/system-settle-payment.ts";
import { conflict, readAskedQuote, refuseUnderWay } from "./require-payable-quote.ts";

type Payer = Buyer | LinkHolder;
type PaymentOutcome = z.infer<typeof paymentOutcome>;

/** The payment's state on the server, as the payer sees it. */
export interface SettledPayment {
  /** Money moved and is recorded. */
  readonly isPaid: boolean;
  readonly outcome: PaymentOutcome;
  readonly message: Message;
  readonly status: PaymentStatus;
  readonly quoteStatus: QuoteStatus;
}

interface Confirmation {
  readonly intentId: string;
  /** Undefined: the quote of the link. */
  readonly quoteId: number | undefined;
  readonly email?: string | undefined;
}

/**
 * The payer's browser says that it has paid; the provider is asked whether it is so. An intent of another quote
 * is not found. @throws 404, 422 without a quote
 */
export async function clientConfirmPayment(
  services: PaymentServices,
  payer: Payer,
  { intentId, quoteId, email }: Confirmation,
): Promise<SettledPayment> {
  const { db } = services;
  const quote = await readAskedQuote(db, payer, quoteId);
  const payment = await findPaymentOfQuote(db, quote.id, intentId);
  if (!payment) throw new AppError("not_found");
  if (email) await notePayerEmail(services, payer, { payment, quote, email });
  const settlement = await systemSettlePayment(services, payment, auditActorOf(payer));
  return await showSettled(services, payer, quote.id, settlement, paymentMessages.notConfirmed);
}

/**
 * The buyer is back from the provider's page: takes the money he approved, unless his quote has another price since.
 * Only an order that this server made for the caller's quote is looked at; asking again gives the same answer.
 */
export async function clientCaptureOrder(
  services: PaymentServices,
  payer: Payer,
  orderId: string,
): Promise<SettledPayment> {
  const { db, redirectProvider: provider } = services;
  const payment = provider && (await findPaymentOfProvider(db, provider.name, orderId));
  if (!payment) throw new AppError("not_found");
  const quote = await readQuoteForPayment(db, payer, payment.quote_id);
  const settlement = await systemSettlePayment(services, payment, auditActorOf(payer));
  if (settlement.isHeldBack) {
    await cancelStaleIntents(services, quote.id);
    const plan = await readPlan(services, quote.id);
    const due = plan.items.find(({ position }) => position === payment.plan_position) ?? dueOf(plan);
    await refuseUnderWay(services, { quote: { ...quote, due }, provider: provider.name });
    throw conflict(await readQuoteForPayment(db, payer, quote.id), paymentMessages.quoteChanged);
  }
  return await showSettled(services, payer, quote.id, settlement, paymentMessages.notPaid);
}

/** Reports of one quote: each asks the provider about its payments. */
const reportLimit = {
  name: "payment-success",
  maxHits: 60,
  perMilliseconds: hours(1),
} as const satisfies Limit;

/**
 * The client reports a quote as paid. That sets nothing: each of its payments is settled by its provider's
 * state, and the answer is how the quote stands then. @throws 404, 429
 */
export async function clientReportPayment(
  services: PaymentServices,
  payer: Payer,
  { quoteId, email }: { readonly quoteId: number; readonly email: string | undefined },
): Promise<Pick<SettledPayment, "outcome" | "message" | "quoteStatus">> {
  const { db } = services;
  const quote = await readQuoteForPayment(db, payer, quoteId);
  await requireQuota(services, reportLimit, String(quote.id));
  const payments = await findPaymentsOfQuote(db, quote.id);
  const latest = payments[0];
  if (latest && email) await notePayerEmail(services, payer, { payment: latest, quote, email });
  const outcomes: PaymentOutcome[] = [];
  for (const payment of payments)
    outcomes.push(outcomeOf(await systemSettlePayment(services, payment, auditActorOf(payer))));
  const { status: quoteStatus } = await readQuoteForPayment(db, payer, quoteId);
  const found = (["checking", "processing"] as const).find((each) => outcomes.includes(each));
  // The newest may be a part, after which something is open still.
  const isWhole = quoteStatus === "paid" && (await readPlan(services, quoteId)).openCents === 0;
  const isPaid = isWhole || (found === undefined && outcomes[0] === "paid");
  const outcome = isPaid ? "paid" : (found ?? "failed");
  return { outcome, message: outcomeMessages[outcome], quoteStatus };
}

/** Converts a settlement to the payer's view; `otherwise` is said when nothing was charged. */
async function showSettled(
  { db }: Pick<PaymentServices, "db">,
  payer: Payer,
  quoteId: number,
  settlement: Settlement,
  otherwise: Message,
): Promise<SettledPayment> {
  const { status: quoteStatus } = await readQuoteForPayment(db, payer, quoteId);
  const { status } = settlement;
  const outcome = outcomeOf(settlement);
  const message = { ...outcomeMessages, failed: otherwise }[outcome];
  return { isPaid: status === "completed", outcome, message, status, quoteStatus };
}

function outcomeOf({ status, toCheck, isProcessing }: Settlement): PaymentOutcome {
  if (status === "completed") return toCheck ? "checking" : "paid";
  return isProcessing ? "processing" : "failed";
}

const outcomeMessages: Readonly<Record<PaymentOutcome, Message>> = {
  paid: paymentMessages.paid,
  checking: paymentMessages.toCheck,
  processing: paymentMessages.processing,
  failed: paymentMessages.notPaid,
};

interface Typed {
  readonly payment: PaymentRow;
  readonly quote: Pick<QuoteForPayment, "email">;
  readonly email: string;
}

/**
 * Notes, once, the address that the payer typed beside his card. It shows staff who paid; receipts go to the
 * quote's own address all the same, and no status depends on it.
 */
async function notePayerEmail(
  services: PaymentServices,
  payer: Payer,
  { payment, quote, email }: Typed,
): Promise<void> {
  if (payment.customer_email !== quote.email || email === quote.email) return;
  await services.db.transaction().execute(async (transaction) => {
    if (!(await replaceCustomerEmail(transaction, payment, email))) return;
    await recordAudit(transaction, {
      subject: "payment",
      subjectId: payment.id,
      action: "payment.note-email",
      actor: auditActorOf(payer),
      before: { customer_email: payment.customer_email },
      after: { customer_email: email },
      at: services.clock(),
    });
  });
}
