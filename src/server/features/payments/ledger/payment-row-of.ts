import type { Insertable } from "kysely";
import { days } from "#domain/time/durations.ts";
import type { QuoteForPayment } from "#server/features/quotes/quote-for-payment.ts";
import { searchable } from "#server/platform/database/contains.ts";
import { emailSpellings } from "#server/platform/search/email-spellings.ts";
import type { PaymentTable, ProviderName } from "./payments.table.ts";

/** How long an intent or order stays open. */
const intentLifetime = days(1);

/** What the provider gave: an intent with its secret, or an order with the address to approve it. */
export interface OpenedCharge {
  readonly chargeId: string;
  readonly clientSecret?: string;
  readonly approveUrl?: string;
  /** Where they are not the quote's present ones. */
  readonly amountCents?: number;
  readonly quoteVersion?: number;
  /** In milliseconds, where it is not a day. */
  readonly lifetime?: number;
}

/** The row of a new payment for a quote. */
export function paymentRowOf(
  quote: QuoteForPayment,
  provider: ProviderName,
  opened: OpenedCharge & { readonly isTest: boolean },
  now: Date,
): Insertable<PaymentTable> {
  const { name, email, productName, reference } = quote;
  return {
    quote_id: quote.id,
    quote_version: opened.quoteVersion ?? quote.version,
    quote_reference: reference,
    provider,
    payment_intent_id: opened.chargeId,
    client_secret: opened.clientSecret ?? null,
    approve_url: opened.approveUrl ?? null,
    status: "pending",
    amount_cents: opened.amountCents ?? quote.totalCents,
    customer_name: name,
    customer_email: email,
    product_name: productName,
    search_text: searchable(...emailSpellings(email), name, opened.chargeId, productName, reference),
    to_check: null,
    is_test: opened.isTest ? 1 : 0,
    settled_at: null,
    expires_at: new Date(now.getTime() + (opened.lifetime ?? intentLifetime)).toISOString(),
    created_at: now.toISOString(),
  };
}
