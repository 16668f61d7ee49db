import type { Insertable } from "kysely";
import type { Currency } from "#domain/money/cents.ts";
import type { StandingItem } from "#domain/payments/dues.ts";
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
  /** Where it is not the quote's present one. */
  readonly quoteVersion?: number;
  /** In milliseconds, where it is not a day. */
  readonly lifetime?: number;
}

/** The item of its plan that a payment is for, and how much of it. */
export interface ChargedItem {
  readonly position: number;
  readonly amountCents: number;
}

/** The row of a new payment for an item of a quote. */
export function paymentRowOf(
  quote: QuoteForPayment,
  item: ChargedItem,
  opened: OpenedCharge & { readonly provider: ProviderName; readonly isTest: boolean },
  now: Date,
): Insertable<PaymentTable> {
  const { name, email, productName, reference } = quote;
  const { provider } = opened;
  return {
    quote_id: quote.id,
    quote_version: opened.quoteVersion ?? quote.version,
    plan_position: item.position,
    quote_reference: reference,
    provider,
    payment_intent_id: opened.chargeId,
    client_secret: opened.clientSecret ?? null,
    approve_url: opened.approveUrl ?? null,
    status: "pending",
    amount_cents: item.amountCents,
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

/** What is due of a quote, as the item that a payment is for. */
export function itemOfDue({ due }: { readonly due: StandingItem }): ChargedItem {
  return { position: due.position, amountCents: due.openCents };
}

interface KeyParts {
  readonly shop: string;
  readonly provider: ProviderName;
  readonly currency: Currency;
  /** How many payments of this item have ended. */
  readonly attempt: number;
}

/**
 * The key under which a provider is asked for a payment: the same question gives the same intent, also after a crash. It
 * names the item, so that two items of one amount are two payments.
 */
export function chargeKey(
  { shop, provider, currency, attempt }: KeyParts,
  { id, version, due }: Pick<QuoteForPayment, "id" | "version"> & { readonly due: StandingItem },
): string {
  return [shop, provider, id, version, due.position, due.openCents, currency, attempt].join(":");
}
