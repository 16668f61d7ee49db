import { auditActorOf, type Client, type LinkHolder } from "#server/access/actor.ts";
import { readQuoteForPayment } from "#server/features/quotes/quote-for-payment.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { paymentMessages } from "../ledger/payment-words.ts";
import { findPaymentOfProvider } from "../ledger/payments.repository.ts";
import type { PaymentServices } from "../payment-services.ts";
import { dueOf, readPlan } from "../plans/read-plan.ts";
import { cancelStaleIntents } from "../settle/cancel-stale-intents.ts";
import { type SettledPayment, tellPayer } from "../settle/settled-payment.ts";
import { systemSettlePayment } from "../settle/system-settle-payment.ts";
import { conflict } from "./require-payable-quote.ts";
import { refuseUnderWay } from "./under-way.ts";

/**
 * The buyer is back from the provider's page: takes the money he approved, unless his quote has another price since.
 * Only an order that this server made for the caller's quote is looked at; asking again gives the same answer.
 */
export async function clientCaptureOrder(
  services: PaymentServices,
  payer: Client | LinkHolder,
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
  return await tellPayer(services, payer, quote.id, settlement, paymentMessages.notPaid);
}
