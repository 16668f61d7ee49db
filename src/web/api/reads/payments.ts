import {
  capturePaypalOrder as captureCall,
  confirmPayment as confirmCall,
  confirmLinkPayment as confirmLinkCall,
  createIntent as createIntentCall,
  createLinkIntent as createLinkIntentCall,
  exportPayments as exportCall,
  getPayment as getCall,
  intentAnswer,
  listPayments as listCall,
  listPayableQuotes as listPayableCall,
  payment,
  refundOfPayment,
  settlementAnswer,
} from "#contracts/payments/payments.ts";
import { z } from "#contracts/zod.ts";
import { nearestCents } from "#domain/money/cents.ts";
import { readsAs } from "../call.ts";

const { id, payment_intent_id, customer_name, customer_email, amount, created_at, status } =
  payment.out.shape;
const cents = z.int().nonnegative();

/** A payment as the back office reads it: in dollars, under either name of its id and status (SPEC-2.28). */
export const readPayment = payment.out
  .extend({
    ...{ payment_id: payment_intent_id, payment_status: status },
    ...{ amount_cents: cents, refunded_cents: cents },
  })
  .partial()
  .extend({ id, customer_name, customer_email, amount, created_at })
  .transform((row, context) => {
    const intentId = row.payment_intent_id ?? row.payment_id;
    const amount_cents = row.amount_cents ?? nearestCents(row.amount);
    if (intentId === undefined) context.addIssue({ code: "custom", message: "A payment without an id" });
    if (amount_cents === undefined) context.addIssue({ code: "custom", message: "No amount of money" });
    return {
      ...row,
      payment_intent_id: intentId ?? "",
      product_name: row.product_name ?? "",
      amount_cents: amount_cents ?? 0,
      refunded_cents: row.refunded_cents ?? nearestCents(row.refunded_amount) ?? 0,
      quote_id: row.quote_id ?? null,
      quote_reference: row.quote_reference ?? null,
      is_test: row.is_test ?? false,
      status: row.status ?? row.payment_status ?? ("undetermined" as const),
      to_check: row.to_check ?? null,
      lost_cents: row.lost_cents ?? 0,
      dispute: row.dispute ?? null,
    };
  });
export type ReadPayment = z.output<typeof readPayment>;

export const listPayments = readsAs(
  listCall,
  listCall.answers[200].extend({ success: z.boolean().optional(), payments: z.array(readPayment) }),
);
export const exportPayments = readsAs(exportCall, readPayment);
export const getPayment = readsAs(
  getCall,
  getCall.answers[200]
    .extend({ payment: readPayment, refunds: z.array(refundOfPayment.partial({ method: true })) })
    .partial({ refunds: true, timeline: true }),
);

/** What shows the card's fields is ours to answer; a refusal holds no secret. */
const readIntent = intentAnswer.partial().transform((row) => ({
  ...row,
  success: row.success === true && row.clientSecret !== undefined,
  clientSecret: row.clientSecret ?? "",
  paymentIntentId: row.paymentIntentId ?? "",
}));
export const createIntent = readsAs(createIntentCall, readIntent);
export const createLinkIntent = readsAs(createLinkIntentCall, readIntent);
export type ReadIntent = z.output<typeof readIntent>;

export const readSettlement = settlementAnswer.partial();
export type ReadSettlement = z.output<typeof readSettlement>;
export const confirmPayment = readsAs(confirmCall, readSettlement);
export const confirmLinkPayment = readsAs(confirmLinkCall, readSettlement);
export const capturePaypalOrder = readsAs(captureCall, readSettlement);

const payable = listPayableCall.answers[200].shape.quotes.element
  .partial({ reference: true, status: true, total_quote: true, total_cents: true, under_way: true })
  .partial({ plan_item_id: true, due_kind: true, amount_cents: true, paid_cents: true })
  .transform(({ total_quote, total_cents, under_way = null, ...row }) => ({
    ...row,
    under_way,
    total_cents: total_cents ?? nearestCents(total_quote),
  }));
export const listPayableQuotes = readsAs(
  listPayableCall,
  listPayableCall.answers[200].extend({ quotes: z.array(payable) }).partial({ bank_transfer: true }),
);
