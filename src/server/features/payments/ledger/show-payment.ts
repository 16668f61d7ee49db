import type { Payment } from "#contracts/payments/payments.ts";
import { type Currency, centsToDollars, currencyCodes } from "#domain/money/cents.ts";
import type { Message } from "#domain/words.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import type { PaymentRow } from "./payments.table.ts";

/** A payment as staff sees it (SPEC-2.28), in the currency of the shop. */
export function showPayment(row: PaymentRow, currency: Currency): Payment {
  return {
    id: row.id,
    payment_intent_id: row.payment_intent_id,
    customer_name: row.customer_name,
    customer_email: row.customer_email,
    product_name: row.product_name,
    amount: centsToDollars(row.amount_cents),
    amount_cents: row.amount_cents,
    refunded_amount: centsToDollars(row.refunded_cents),
    refunded_cents: row.refunded_cents,
    lost_amount: centsToDollars(row.lost_cents),
    lost_cents: row.lost_cents,
    dispute: row.dispute,
    currency: currencyCodes[currency],
    quote_id: row.quote_id,
    quote_reference: row.quote_reference,
    provider: row.provider,
    is_test: row.is_test === 1,
    status: row.status,
    to_check: row.to_check,
    created_at: row.created_at,
    completed_at: row.settled_at,
    version: row.version,
  };
}

/** 409 with the payment as it stands. */
export function paymentConflict(
  { shop }: Pick<Services, "shop">,
  row: PaymentRow,
  message?: Message,
): AppError {
  return new AppError("conflict", { message, extra: { fresh: showPayment(row, shop.facts().currency) } });
}
