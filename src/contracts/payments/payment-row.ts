import { currencies, currencyCodes } from "#domain/money/cents.ts";
import { disputeStatuses } from "#domain/payments/dispute.ts";
import { reviewReasons } from "#domain/payments/payment-concern.ts";
import { paymentStatuses } from "#domain/payments/payment-status.ts";
import { time } from "../fields.ts";
import { z } from "../zod.ts";

/** Who moves the money; the sandbox moves none. */
const paymentProviders = ["sandbox", "stripe", "paypal", "sandbox-paypal", "bank-transfer"] as const;

export const paymentRow = z
  .object({
    id: z.int(),
    payment_intent_id: z.string(),
    customer_name: z.string(),
    customer_email: z.string(),
    product_name: z.string(),
    amount: z.number(),
    amount_cents: z.int(),
    refunded_amount: z.number(),
    refunded_cents: z.int(),
    /** What its buyer got back through a dispute. */
    lost_amount: z.number(),
    lost_cents: z.int(),
    /** How its dispute stands; null without one. */
    dispute: z.enum(disputeStatuses).nullable(),
    currency: z.enum(currencies.map((currency) => currencyCodes[currency])),
    quote_id: z.int().nullable(),
    quote_reference: z.string().nullable(),
    provider: z.enum(paymentProviders),
    is_test: z.boolean(),
    status: z.enum(paymentStatuses),
    /** Why staff should look at it; null while the books simply agree. */
    to_check: z.enum(reviewReasons).nullable(),
    created_at: time,
    completed_at: time.nullable(),
    version: z.int(),
  })
  .meta({ id: "Payment" });
