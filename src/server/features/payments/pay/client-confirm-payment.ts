import { auditActorOf, type Client, type LinkHolder } from "#server/access/actor.ts";
import { readQuoteForPayment } from "#server/features/quotes/quote-for-payment.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { notePayerEmail } from "../ledger/note-payer-email.ts";
import { paymentMessages } from "../ledger/payment-words.ts";
import { findPaymentOfQuote } from "../ledger/payments.repository.ts";
import type { PaymentServices } from "../payment-services.ts";
import { type SettledPayment, tellPayer } from "../settle/settled-payment.ts";
import { systemSettlePayment } from "../settle/system-settle-payment.ts";

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
  payer: Client | LinkHolder,
  { intentId, quoteId, email }: Confirmation,
): Promise<SettledPayment> {
  const { db } = services;
  const id = quoteId ?? (payer.kind === "link" ? payer.quoteId : undefined);
  if (id === undefined) throw new AppError("invalid", { fields: { quote_id: [paymentMessages.noQuote] } });
  const quote = await readQuoteForPayment(db, payer, id);
  const payment = await findPaymentOfQuote(db, quote.id, intentId);
  if (!payment) throw new AppError("not_found");
  if (email) await notePayerEmail(services, payer, { payment, quote, email });
  const settlement = await systemSettlePayment(services, payment, auditActorOf(payer));
  return await tellPayer(services, payer, quote.id, settlement, paymentMessages.notConfirmed);
}
