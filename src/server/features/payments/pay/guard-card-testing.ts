import type { QuoteForPayment } from "#server/features/quotes/quote-for-payment.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { hasQuota } from "#server/platform/limits/require-quota.ts";
import { alertStaff } from "../ledger/alert-staff.ts";
import { countDeclines } from "../ledger/declines.repository.ts";
import { paymentMessages } from "../ledger/payment-words.ts";
import type { PaymentServices } from "../payment-services.ts";
import { alertLimit, declineLimit, intentLimit } from "./payment-limits.ts";

type Quote = Pick<QuoteForPayment, "id" | "reference" | "totalCents">;

/**
 * Refuses to open payments for a quote on which cards are being tried: more than ten intents or five declines within
 * an hour. Staff hears of it once. @throws 429
 */
export async function guardCardTesting(services: PaymentServices, quote: Quote): Promise<void> {
  const mayAsk = await hasQuota(services, intentLimit, String(quote.id));
  if (mayAsk && !(await hasTooManyDeclines(services, quote.id))) return;
  await reportCardTesting(services, quote);
  throw new AppError("too_many_requests", {
    message: paymentMessages.tooManyAttempts,
    retryAfterSeconds: intentLimit.perMilliseconds / 1000,
  });
}

/** Whether more cards were declined for a quote than one buyer tries. */
export async function hasTooManyDeclines(
  { db, clock, config }: Pick<PaymentServices, "db" | "clock" | "config">,
  quoteId: number,
): Promise<boolean> {
  if (config.RATE_LIMITS === "off") return false;
  const since = new Date(clock().getTime() - declineLimit.within);
  return (await countDeclines(db, quoteId, since)) > declineLimit.most;
}

/** Alerts staff that cards are being tried on a quote, once an hour. */
export async function reportCardTesting(services: PaymentServices, quote: Quote): Promise<void> {
  if (!(await hasQuota(services, alertLimit, String(quote.id)))) return;
  services.log.warn({ quote: quote.id }, "cards are being tried on a quote");
  await services.db.transaction().execute((transaction) =>
    alertStaff(services, transaction, {
      reviewReason: "card-testing",
      quoteId: quote.id,
      reference: quote.reference,
      paymentReference: null,
      amountCents: quote.totalCents,
      isTest: services.sandbox !== undefined,
    }),
  );
  services.notifyMailWorker();
}
