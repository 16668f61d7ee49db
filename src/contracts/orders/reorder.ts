import { defineCall } from "../call.ts";
import { byId, day } from "../fields.ts";
import { quoteForClient, quoteForStaff } from "../quotes/quote-answers.ts";
import { emptyBody } from "../requests.ts";
import { z } from "../zod.ts";

/** What an order would cost again, beside what it cost: nothing of the old price is promised (L20.1). */
export const getReorder = defineCall({
  method: "GET",
  path: "/api/orders/{id}/reorder",
  summary: "What an order would cost once more by today's prices, and why set-up comes back",
  params: byId,
  answers: {
    200: z.object({
      reorder: z.object({
        before_cents: z.int(),
        /** Without what is still to be confirmed. */
        today_cents: z.int(),
        is_exact: z.boolean(),
        set_up_cents: z.int().nullable(),
        /** Why there is no set-up, or why it comes back, in the reader's language. */
        sentence: z.string(),
        plates_until: day.nullable(),
      }),
    }),
  },
});

export const reorder = defineCall({
  method: "POST",
  path: "/api/orders/{id}/reorder",
  summary: "Ask for an order once more: a new quote with its lines, artwork and places, at today's prices",
  params: byId,
  body: emptyBody,
  answers: {
    201: z.object({ success: z.literal(true), quote: z.union([quoteForStaff, quoteForClient]) }),
  },
});
