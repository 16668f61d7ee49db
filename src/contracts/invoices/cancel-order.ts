import { dueReasonRule } from "#domain/payments/dues.ts";
import { defineCall } from "../call.ts";
import { byId, decimal, ruled } from "../fields.ts";
import { plan } from "../payments/plans.ts";
import { quoteForStaff } from "../quotes/quote-answers.ts";
import { z } from "../zod.ts";
import { invoice } from "./invoices.ts";

const cancelled = z.object({
  quote: quoteForStaff,
  /** Drafts, for all that was invoiced. */
  credit_notes: z.array(invoice),
  /** What could be paid back, at most: staff does it, less what the terms keep. */
  refunds: z.array(z.object({ payment_id: z.int(), amount_cents: z.int() })),
});
export type CancelledOrder = z.infer<typeof cancelled>;

export const cancelOrder = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/cancel",
  summary: "Cancel the order of an accepted quote: drafts its credit notes, and says what could be paid back",
  params: byId,
  body: z.strictObject({ reason: ruled(dueReasonRule, "The fair was called off") }),
  headers: ["If-Match"],
  answers: { 200: cancelled.extend({ success: z.literal(true) }) },
});

/** `amount` is all that is kept, in dollars: at most what the client paid; 0 keeps nothing any more. */
export const keepMoney = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/keep",
  summary: "What the terms keep of the money of a cancelled order",
  params: byId,
  body: z.strictObject({ amount: decimal, reason: ruled(dueReasonRule, "The bags were printed already") }),
  answers: { 200: z.object({ plan }) },
});
