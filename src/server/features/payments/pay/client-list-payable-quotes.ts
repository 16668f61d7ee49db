import { centsToDollars } from "#domain/money/cents.ts";
import { listPayableQuotes, type Payer } from "#server/features/quotes/quote-for-payment.ts";
import type { PaymentServices } from "../payment-services.ts";
import { findUnderWay } from "./under-way.ts";

/** What the caller may pay: his own quotes and no other's. */
export async function clientListPayableQuotes(
  { db, clock }: Pick<PaymentServices, "db" | "clock">,
  payer: Payer,
) {
  const quotes = await listPayableQuotes(db, payer);
  const underWay = await Promise.all(quotes.map(({ id }) => findUnderWay(db, id, clock())));
  return quotes.map(({ id, reference, status, totalCents }, index) => ({
    id,
    reference,
    status,
    total_quote: centsToDollars(totalCents),
    total_cents: totalCents,
    under_way: underWay[index] ?? null,
  }));
}
