import { centsToDollars } from "#domain/money/cents.ts";
import type { Refusal } from "#domain/offers/acceptance.ts";
import { chargeableRule } from "#domain/payments/chargeable.ts";
import { isPayable } from "#domain/quotes/quote-stage.ts";
import type { Message } from "#domain/words.ts";
import { refusalToPay } from "#server/features/quotes/offers/refusal-to-pay.ts";
import {
  type Payer,
  type QuoteForPayment,
  readQuoteForPayment,
} from "#server/features/quotes/quote-for-payment.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { paymentMessages } from "../ledger/payment-words.ts";
import { findPaymentsOfQuote } from "../ledger/payments.repository.ts";
import type { PaymentServices } from "../payment-services.ts";

interface Asked {
  /** Undefined: the quote of the caller's link (SPEC-2.35). */
  readonly quoteId: number | undefined;
  /** What the browser believes the total to be; it is compared and never charged (SPEC-1.1). */
  readonly amountCents?: number | undefined;
}

/**
 * The quote that this payer may pay now, for the server's own total (SPEC-1.1, SPEC-1.2).
 * @throws 422 without a quote or for an amount that no provider charges, 404 for a foreign one, 409 when it is
 *   not payable, when the amount differs, or while money that arrived for it is being checked
 */
export async function requirePayableQuote(
  { db, shop, clock }: Pick<PaymentServices, "db" | "shop" | "clock">,
  payer: Payer,
  { quoteId, amountCents }: Asked,
): Promise<QuoteForPayment> {
  const id = quoteId ?? (payer.kind === "link" ? payer.quoteId : undefined);
  if (id === undefined) throw new AppError("invalid", { fields: { quote_id: [paymentMessages.noQuote] } });
  const quote = await readQuoteForPayment(db, payer, id);
  if (quote.status === "paid") throw conflict(quote, paymentMessages.alreadyPaid);
  if (!isPayable(quote.status)) throw conflict(quote, paymentMessages.notPayable);
  const refusal = await refusalToPay(db, quote.id, { now: clock(), timeZone: shop.facts().timeZone });
  if (refusal) throw conflict(quote, refusal.message, refusal.code);
  if (amountCents !== undefined && amountCents !== quote.totalCents) {
    throw conflict(quote, paymentMessages.otherAmount);
  }
  const error = chargeableRule(quote.totalCents);
  if (error) throw new AppError("invalid", { fields: { amount: [error] } });
  await requireNothingToCheck(db, quote);
  return quote;
}

/** @throws 409 while money that arrived for the quote is being checked */
export async function requireNothingToCheck(db: Db, quote: QuoteForPayment): Promise<void> {
  const payments = await findPaymentsOfQuote(db, quote.id);
  const isBeingChecked = payments.some(({ status, to_check }) => status === "completed" && to_check !== null);
  if (isBeingChecked) throw conflict(quote, paymentMessages.beingChecked);
}

/** 409 with what is true now: the quote's status and its total (SPEC-1.1). */
export function conflict(
  quote: QuoteForPayment,
  message: Message | undefined,
  code: Refusal["code"] = "conflict",
): AppError {
  const { id, reference, status, totalCents } = quote;
  const fresh = {
    id,
    reference,
    status,
    total_quote: centsToDollars(totalCents),
    total_cents: totalCents,
  };
  return new AppError(code, { message, extra: { total_cents: totalCents, fresh } });
}
