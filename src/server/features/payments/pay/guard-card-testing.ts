import { hours } from "#domain/time/durations.ts";
import type { QuoteForPayment } from "#server/features/deals/model/quote-for-payment.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { countDoneSince } from "#server/platform/history/history.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";
import { hasQuota } from "#server/platform/limits/require-quota.ts";
import { alertStaff } from "../ledger/flag-payment.ts";
import { paymentMessages } from "../ledger/payment-words.ts";
import type { PaymentServices } from "../payment-services.ts";

type Quote = Pick<QuoteForPayment, "id" | "reference" | "totalCents">;

/** Intents and orders that are asked for, a quote. */
const intentLimit = {
  name: "payment-intent",
  maxHits: 10,
  perMilliseconds: hours(1),
} as const satisfies Limit;

/** Declined cards, a quote: with one more its intents are closed and no new one is opened for the hour. */
const declineLimit = { most: 5, within: hours(1) } as const;

/** Staff hears of the same quote's troubles once an hour. */
const alertLimit = { name: "payment-alert", maxHits: 1, perMilliseconds: hours(1) } as const satisfies Limit;

/** The action under which a declined card stands in the history of its payment. */
export const declineAction = "payment.decline";

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

/** Whether more cards were declined for a quote, on all its payments, than one buyer tries; each event counts once. */
export async function hasTooManyDeclines(
  { db, clock, config }: Pick<PaymentServices, "db" | "clock" | "config">,
  quoteId: number,
): Promise<boolean> {
  if (config.RATE_LIMITS === "off") return false;
  const since = new Date(clock().getTime() - declineLimit.within);
  const ids = db.selectFrom("payments").select("id").where("quote_id", "=", quoteId);
  const declines = await countDoneSince(db, { subject: "payment", ids, action: declineAction }, since);
  return declines > declineLimit.most;
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
