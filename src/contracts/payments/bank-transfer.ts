import { dueReasonRule } from "#domain/payments/dues.ts";
import { refundReasonRule } from "#domain/payments/refund.ts";
import { defineCall } from "../call.ts";
import { byId, day, decimal, flag, id, ruledText } from "../fields.ts";
import { z } from "../zod.ts";
import { payment } from "./payments.ts";

/** Where money is sent to. `code` is what the bank asks for beside the account: a routing number, a BIC. */
const bankDetails = z
  .object({
    holder: z.string(),
    bank: z.string().nullable(),
    account: z.string(),
    code: z.string().nullable(),
    /** The demo's: no such account exists, and no money should be sent. */
    is_example: z.boolean(),
  })
  .meta({ id: "BankDetails" });
export type BankDetails = z.infer<typeof bankDetails>;

/** `mail`: send the details to the quote's own address, too. */
export const chooseBankTransfer = defineCall({
  method: "POST",
  path: "/api/payment/bank-transfer",
  summary: "Pay a quote of the caller by bank transfer: where to, how much, under which reference",
  body: z.strictObject({ quote_id: id, plan_item_id: id.optional(), mail: flag.optional() }),
  answers: {
    200: z.object({
      success: z.literal(true),
      /** What the transfer should say, so that it is found. */
      reference: z.string(),
      amount: z.number(),
      amount_cents: z.int(),
      details: bankDetails,
    }),
  },
});

export const cancelBankTransfer = defineCall({
  method: "POST",
  path: "/api/payment/bank-transfer/cancel",
  summary: "Take an announced bank transfer back, to pay in another way",
  body: z.strictObject({ quote_id: id }),
  answers: { 200: z.object({ success: z.literal(true) }) },
});

/**
 * `amount` in dollars is booked as it came, for the oldest item that is open first; `received_on` is today where it is left
 * out. A second transfer of the same amount on the same day has to be named as `another`, 409 without it.
 */
export const recordBankTransfer = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/transfer-received",
  summary: "Record that a bank transfer for a quote has arrived",
  params: byId,
  body: z.strictObject({
    amount: decimal,
    received_on: day.optional(),
    another: flag.optional(),
    note: ruledText(refundReasonRule).optional(),
  }),
  answers: { 200: z.object({ success: z.literal(true), payment }) },
});

/** Of recorded transfers alone: what came otherwise is refunded. No money moves. */
export const reverseBankTransfer = defineCall({
  method: "POST",
  path: "/api/payments/{id}/reverse",
  summary: "Take back a transfer that was recorded by mistake",
  params: byId,
  body: z.strictObject({ reason: ruledText(dueReasonRule, "The transfer of another client") }),
  headers: ["If-Match"],
  answers: { 200: z.object({ success: z.literal(true), payment }) },
});
