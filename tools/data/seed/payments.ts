import type { Insertable, Selectable } from "kysely";
import type { QuoteTable } from "#server/features/deals/model/quotes.table.ts";
import type { PaymentTable } from "#server/features/payments/ledger/payments.table.ts";
import { searchable } from "#server/platform/database/contains.ts";
import type { Dice } from "./dice.ts";

type QuoteRow = Pick<
  Selectable<QuoteTable>,
  "id" | "reference" | "name" | "email" | "total_cents" | "interest" | "created_at" | "answered_at"
>;

const day = 86_400_000;

/** The sandbox's payment for a quote that came to nothing. */
export function triedPaymentOf(dice: Dice, quote: QuoteRow): Insertable<PaymentTable> {
  return {
    ...opened(quote, { at: quote.answered_at ?? quote.created_at, cents: quote.total_cents, intent: "" }),
    status: dice.happens(700) ? "expired" : "failed",
  };
}

interface Paid {
  readonly position: number;
  readonly cents: number;
  readonly at: string;
  readonly isRefunded: boolean;
}

/** The sandbox's payment for an item of a plan; all of it was paid back if it was refunded. */
export function paymentOf(
  quote: QuoteRow,
  { position, cents, at, isRefunded }: Paid,
): Insertable<PaymentTable> {
  return {
    ...opened(quote, { at, cents, intent: `_${position}` }),
    ...{ status: isRefunded ? "refunded" : "completed", plan_position: position, settled_at: at },
    refunded_cents: isRefunded ? cents : 0,
  };
}

function opened(
  { id, reference, interest, name, email }: QuoteRow,
  { at, cents, intent: which }: { readonly at: string; readonly cents: number; readonly intent: string },
) {
  const intent = `pi_seed${String(id).padStart(12, "0")}${which}`;
  const product = interest ?? "";
  return {
    ...{ quote_id: id, quote_version: 1, quote_reference: reference, provider: "sandbox" as const },
    ...{ payment_intent_id: intent, client_secret: null, approve_url: null },
    ...{ amount_cents: cents, refunded_cents: 0, plan_position: 1 },
    ...{ customer_name: name, customer_email: email, product_name: product },
    search_text: searchable(email, name, intent, product, reference),
    ...{ to_check: null, is_test: 1 as const, settled_at: null as string | null },
    expires_at: new Date(Date.parse(at) + day).toISOString(),
    created_at: at,
  };
}
