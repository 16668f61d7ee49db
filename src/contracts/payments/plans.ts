import { itemDues, itemKinds } from "#domain/offers/plan.ts";
import { dueReasonRule, dueStates } from "#domain/payments/dues.ts";
import { defineCall } from "../call.ts";
import { byId, day, decimal, id, ruledText } from "../fields.ts";
import { z } from "../zod.ts";
import { payment } from "./payments.ts";

/** An item that a quote owes; before the offer is accepted it has no id. */
const dueItem = z
  .object({
    id: z.int().nullable(),
    position: z.int(),
    kind: z.enum(itemKinds),
    due: z.enum(itemDues),
    days: z.int().nullable(),
    /** The last day on which it is paid in time, where that is known. */
    due_on: day.nullable(),
    amount_cents: z.int(),
    paid_cents: z.int(),
    open_cents: z.int(),
    state: z.enum(dueStates),
    /** Why staff asks no more for what was open: staff alone is told. */
    waived_reason: z.string().nullable().optional(),
  })
  .meta({ id: "DueItem" });
export type DueItemAnswer = z.infer<typeof dueItem>;

export const plan = z
  .object({
    items: z.array(dueItem),
    paid_cents: z.int(),
    open_cents: z.int(),
    /** Money of the client for this quote that counts for nothing: it counts for something else of his, or goes back. */
    held_cents: z.int().optional(),
  })
  .meta({ id: "Plan" });
export type Plan = z.infer<typeof plan>;

export const getPlan = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/plan",
  summary: "What a quote owes: its items, what is paid of each, and what is open",
  params: byId,
  answers: { 200: plan },
});

const waived = {
  params: byId,
  body: z.strictObject({ reason: ruledText(dueReasonRule) }),
  answers: { 200: z.object({ success: z.literal(true), plan }) },
};

export const waiveItem = defineCall({
  method: "POST",
  path: "/api/plan-items/{id}/waive",
  summary: "Ask no more for what is open of an item",
  ...waived,
});

/** At most $1.00; 409 where more is open. */
export const writeOffItem = defineCall({
  method: "POST",
  path: "/api/plan-items/{id}/write-off",
  summary: "Write off the little that was paid too little for an item",
  ...waived,
});

/** Also what went back of a paid quote, and was asked no more for that. */
export const unwaiveItem = defineCall({
  method: "POST",
  path: "/api/plan-items/{id}/unwaive",
  summary: "Ask again for what was waived or written off of an item",
  ...waived,
});

export const getUncounted = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/uncounted",
  summary:
    "What arrived for a quote and counts for nothing, what it may count for, and what a cancelled order gives back",
  params: byId,
  answers: {
    200: z.object({
      payments: z.array(z.object({ id: z.int(), version: z.int(), left_cents: z.int() })),
      /** Of all quotes of the same client. */
      items: z.array(
        z.object({
          id: z.int(),
          quote_id: z.int(),
          reference: z.string(),
          kind: z.enum(itemKinds),
          open_cents: z.int(),
        }),
      ),
      /** Of a cancelled order: what of each payment could go back, at most. */
      refunds: z.array(z.object({ payment_id: z.int(), amount_cents: z.int() })),
    }),
  },
});
export type Uncounted = z.infer<(typeof getUncounted.answers)[200]>;

/** What a payment brought beyond what it was asked for, or for an item that was paid already. */
export const countPayment = defineCall({
  method: "POST",
  path: "/api/payments/{id}/count-for",
  summary: "Count what is left of a payment for an open item of the same client",
  params: byId,
  /** `amount` for a charge in another currency: what it is worth in the shop's own, before which it counts for nothing. */
  body: z.strictObject({ plan_item_id: id, amount: decimal.optional() }),
  headers: ["If-Match"],
  answers: { 200: z.object({ success: z.literal(true), payment, plan }) },
});
