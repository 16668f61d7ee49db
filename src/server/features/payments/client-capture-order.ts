import { type Client, doerOf, type LinkHolder } from "#server/access/actor.ts";
import { readQuoteForPayment, readQuoteForSystem } from "#server/features/quotes/quote-for-payment.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { cancelStaleIntents, isStale } from "./cancel-stale-intents.ts";
import type { ChargeTruth } from "./charge-truth.ts";
import { crashPoint } from "./crash-point.ts";
import type { PaymentServices } from "./payment-services.ts";
import { paymentWords } from "./payment-words.ts";
import { findPaymentForSystem, findPaymentOfProvider } from "./payments.repository.ts";
import type { PaymentRow } from "./payments.table.ts";
import { ProviderRefusal } from "./provider-failure.ts";
import type { RedirectProvider } from "./redirect-provider.ts";
import { conflict } from "./require-payable-quote.ts";
import { type SettledPayment, tellPayer } from "./settled-payment.ts";
import { systemSettlePayment } from "./system-settle-payment.ts";

/**
 * The buyer is back from the provider's page: takes the money he approved, unless his quote has another price since.
 * Only an order that this server made for the caller's quote is looked at; asking again gives the same answer (D10).
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
  const truth = payment.status === "completed" ? undefined : await capture(services, provider, payment);
  const settlement = await systemSettlePayment(services, payment, doerOf(payer), truth);
  return await tellPayer(services, payer, quote.id, settlement, paymentWords.notPaid);
}

async function capture(
  services: PaymentServices,
  provider: RedirectProvider,
  payment: PaymentRow,
): Promise<ChargeTruth | undefined> {
  const { config } = services;
  const orderId = payment.payment_intent_id;
  const truth = await provider.readOrder(orderId);
  if (truth?.status !== "approved") return truth;
  const quote = await readQuoteForSystem(services.db, payment.quote_id);
  if (payment.status === "expired" || isStale(payment, quote)) {
    const fresh = await findPaymentForSystem(services.db, payment.id);
    // The quote is paid because the same order was captured by a request at the same time.
    if (fresh?.status === "completed") return undefined;
    await cancelStaleIntents(services, quote.id);
    throw conflict(quote, paymentWords.quoteChanged);
  }
  crashPoint(config, "before-provider-capture");
  try {
    const captured = await provider.capture(orderId, `${await services.shopKey()}:capture:${orderId}`);
    crashPoint(config, "after-provider-capture");
    return captured;
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    // Not the buyer's doing (a restricted account of ours, say): nothing was taken, and the order stays approved.
    services.log.error(
      { err: error, payment: payment.id },
      "the payment provider refused to capture an order",
    );
    return truth;
  }
}
