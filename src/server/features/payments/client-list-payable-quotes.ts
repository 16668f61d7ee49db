import { centsToDollars } from "#domain/money/cents.ts";
import { listPayableQuotes, type Payer } from "#server/features/quotes/quote-for-payment.ts";
import type { PaymentServices } from "./payment-services.ts";

/** What the caller may pay: his own quotes and no other's (D9). */
export async function clientListPayableQuotes({ db }: Pick<PaymentServices, "db">, payer: Payer) {
  const quotes = await listPayableQuotes(db, payer);
  return quotes.map(({ id, reference, status, totalCents }) => ({
    id,
    reference,
    status,
    total_quote: centsToDollars(totalCents),
    total_cents: totalCents,
  }));
}
