import type { Insertable, Selectable } from "kysely";
import type { QuoteTable } from "#server/features/deals/model/quotes.table.ts";
import type { PaymentTable } from "#server/features/payments/ledger/payments.table.ts";
import { searchable } from "#server/platform/database/contains.ts";
import type { Dice } from "./dice.ts";

type QuoteRow = Pick<
  Selectable<QuoteTable>,
  | "id"
  | "reference"
  | "name"
  | "email"
  | "status"
  | "total_cents"
  | "interest"
  | "created_at"
  | "answered_at"
  | "paid_at"
>;

const day = 86_400_000;

/** The sandbox's payment for a quote: settled where the quote is paid, otherwise one that came to nothing. */
export function paymentOf(dice: Dice, quote: QuoteRow): Insertable<PaymentTable> {
  const isPaid = quote.paid_at !== null;
  const openedAt = new Date(Date.parse(quote.paid_at ?? quote.answered_at ?? quote.created_at));
  const intent = `pi_seed${String(quote.id).padStart(12, "0")}`;
  const isRefunded = isPaid && dice.happens(30);
  const { reference } = quote;
  const product = quote.interest ?? "";
  return {
    quote_id: quote.id,
    quote_version: 1,
    quote_reference: reference,
    provider: "sandbox",
    payment_intent_id: intent,
    client_secret: null,
    approve_url: null,
    status: isRefunded ? "refunded" : isPaid ? "completed" : dice.happens(700) ? "expired" : "failed",
    amount_cents: quote.total_cents,
    refunded_cents: isRefunded ? quote.total_cents : 0,
    customer_name: quote.name,
    customer_email: quote.email,
    product_name: product,
    search_text: searchable(quote.email, quote.name, intent, product, reference),
    to_check: null,
    is_test: 1,
    settled_at: quote.paid_at,
    expires_at: new Date(openedAt.getTime() + day).toISOString(),
    created_at: openedAt.toISOString(),
  };
}
