import { accountEmailRule, givenPasswordRule } from "#domain/accounts/account-rules.ts";
import { itemKinds } from "#domain/offers/plan.ts";
import { paymentStatuses } from "#domain/payments/payment-status.ts";
import { clearingReasonRule, refundAmountRule, refundReasonRule } from "#domain/payments/refund.ts";
import { underWayKinds } from "#domain/payments/under-way.ts";
import { interestRule } from "#domain/quotes/quote-rules.ts";
import { quoteStatuses } from "#domain/quotes/quote-status.ts";
import { defineCall } from "../call.ts";
import {
  alsoNamed,
  byId,
  day,
  flag,
  id,
  opaque,
  ruled,
  ruledDecimal,
  ruledEmail,
  ruledSecret,
  ruledText,
  time,
  wholeNumber,
} from "../fields.ts";
import { historyEntry } from "../history.ts";
import { listMeta, listQuery, listStatus } from "../lists.ts";
import { z } from "../zod.ts";
import { paymentRow } from "./payment-row.ts";

/** A payment: `amount` in dollars, `amount_cents` beside it. Two of its fields have a second name (SPEC-2.28). */
export const payment = alsoNamed(paymentRow, {
  payment_intent_id: "payment_id",
  status: "payment_status",
});
export type Payment = z.infer<typeof payment>;

/** What the browser needs to show card fields: the sandbox's own page, or the provider's public key. */
export const intentAnswer = z
  .object({
    success: z.boolean(),
    clientSecret: z.string(),
    paymentIntentId: z.string(),
    message: z.string(),
    amount_cents: z.int(),
    provider: z.enum(["sandbox", "stripe"]),
    card_frame_url: z.string().optional(),
    publishable_key: z.string().optional(),
    script_url: z.string().optional(),
    /** PayPal is set up beside it. */
    has_paypal: z.boolean(),
  })
  .meta({ id: "PaymentIntent" });

/** How a payment came out. `checking`: money arrived that does not fit its quote, and staff looks at it. */
export const paymentOutcome = z
  .enum(["paid", "checking", "processing", "failed"])
  .meta({ id: "PaymentOutcome" });

/** The payment's state at the server after a confirmation, a return or a capture. */
export const settlementAnswer = z
  .object({
    success: z.boolean(),
    message: z.string(),
    outcome: paymentOutcome,
    status: z.enum(paymentStatuses),
    quote_status: z.enum(quoteStatuses),
  })
  .meta({ id: "Settlement" });

const amountInCents = wholeNumber(0, 1_000_000_000_000);
const productName = ruled(interestRule);

export const listPayableQuotes = defineCall({
  method: "GET",
  path: "/api/payment/check-quotes",
  summary: "The caller's own quotes that may be paid",
  answers: {
    200: z.object({
      quotes: z.array(
        z.object({
          id: z.int(),
          reference: z.string(),
          status: z.enum(quoteStatuses),
          total_quote: z.number(),
          total_cents: z.int(),
          /** What is due next, and what is paid; the id is null before the offer is accepted. */
          plan_item_id: z.int().nullable(),
          due_kind: z.enum(itemKinds),
          amount_cents: z.int(),
          paid_cents: z.int(),
          /** Why no other payment of it may be begun now. */
          under_way: z.enum(underWayKinds).nullable(),
        }),
      ),
      /** Whether they can be paid by bank transfer, too. */
      bank_transfer: z.boolean(),
    }),
  },
});

/** The amount is compared with what is due, never charged (SPEC-1.1). Without an item it is the one that is due next. */
export const createIntent = defineCall({
  method: "POST",
  path: "/api/payment/create-intent",
  summary: "Open a card payment for a quote of the caller",
  body: z.strictObject({
    amount: amountInCents.optional(),
    product_name: productName.optional(),
    quote_id: id,
    plan_item_id: id.optional(),
  }),
  answers: { 200: intentAnswer },
});

export const confirmPayment = defineCall({
  method: "POST",
  path: "/api/payment/confirm",
  summary: "Record a card payment, once the provider says it is one",
  body: z.strictObject({
    payment_intent_id: opaque,
    quote_id: id,
    payment_method_id: opaque.optional(),
  }),
  answers: { 200: settlementAnswer },
});

/** `createIntent` for the payment page: the link decides the quote, `quote_id` must match it (SPEC-2.35). */
export const createLinkIntent = defineCall({
  method: "POST",
  path: "/api/payments/create-intent",
  summary: "Open a card payment for the quote of a link",
  body: z.strictObject({
    amount: amountInCents.optional(),
    product_name: productName.optional(),
    quote_id: id.optional(),
    plan_item_id: id.optional(),
  }),
  answers: { 200: intentAnswer },
});

export const confirmLinkPayment = defineCall({
  method: "POST",
  path: "/api/payments/confirm",
  summary: "Record the card payment of a link's quote, once the provider says it is one",
  body: z.strictObject({
    payment_intent_id: opaque,
    quote_id: id.optional(),
    email: ruledEmail(accountEmailRule),
  }),
  answers: { 200: settlementAnswer },
});

export const createPaypalOrder = defineCall({
  method: "POST",
  path: "/api/payments/paypal/create",
  summary: "Open a PayPal order for a quote of the caller",
  body: z.strictObject({ quote_id: id, plan_item_id: id.optional() }),
  answers: { 200: z.object({ success: z.literal(true), order_id: z.string(), approve_url: z.string() }) },
});

export const capturePaypalOrder = defineCall({
  method: "GET",
  path: "/api/payments/paypal/capture",
  summary: "Capture an approved PayPal order; asking again gives the same answer",
  query: z.strictObject({ order_id: opaque }),
  answers: { 200: settlementAnswer },
});

export const listPayments = defineCall({
  method: "GET",
  path: "/api/payments",
  summary: "All payments, for staff",
  query: z.strictObject({
    ...listQuery(["id", "customer_name", "customer_email", "product_name", "amount", "status", "created_at"]),
    ...listStatus(paymentStatuses),
    from: day.optional(),
    to: day.optional(),
    quote_id: id.optional(),
  }),
  answers: {
    200: z.object({ success: z.literal(true), payments: z.array(payment), meta: listMeta.optional() }),
  },
});

export const refundOfPayment = z.object({
  id: z.int(),
  amount: z.number(),
  amount_cents: z.int(),
  reason: z.string(),
  status: z.enum(["pending", "completed", "failed"]),
  /** `transfer`: staff paid it back at the bank. */
  method: z.enum(["provider", "transfer"]),
  doer_name: z.string(),
  created_at: time,
});

/** `timeline`: everything that happened to it, the oldest first. */
export const getPayment = defineCall({
  method: "GET",
  path: "/api/payments/{id}",
  summary: "One payment with its refunds and its timeline, for staff",
  params: byId,
  answers: {
    200: z.object({ payment, refunds: z.array(refundOfPayment), timeline: z.array(historyEntry) }),
  },
});

/** One payment a line, for exports longer than a page. */
export const exportPayments = defineCall({
  method: "GET",
  path: "/api/payments/export",
  summary: "All payments that match, one JSON object a line",
  query: z.strictObject(listPayments.query.pick({ search: true, status: true, from: true, to: true }).shape),
  answers: { 200: payment },
  answerType: "application/x-ndjson",
});

/** Dollars; without an amount all that is left is paid back. */
export const refundPayment = defineCall({
  method: "POST",
  path: "/api/payments/{id}/refund",
  summary: "Pay a payment back through its provider",
  params: byId,
  body: z.strictObject({
    amount: ruledDecimal(refundAmountRule).optional(),
    reason: ruledText(refundReasonRule).optional(),
    /** The administrator's own, once more, where his account has a second factor. */
    password: ruledSecret(givenPasswordRule).optional(),
    /** Already paid back at the bank: it is recorded without calling the provider. */
    by_transfer: flag.optional(),
    /** Confirms that a payment which its buyer disputes is paid back all the same; 409 without it. */
    despite_dispute: flag.optional(),
  }),
  headers: ["If-Match"],
  answers: { 200: z.object({ success: z.literal(true), payment }) },
});

/** `reason`: what came of the look, for the history. */
export const clearPaymentMark = defineCall({
  method: "POST",
  path: "/api/payments/{id}/clear-mark",
  summary: "Take the mark away from a payment that staff has looked into",
  params: byId,
  body: z.strictObject({ reason: ruledText(clearingReasonRule) }),
  headers: ["If-Match"],
  answers: { 200: z.object({ success: z.literal(true), payment }) },
});
