import { freightKinds, lineKinds } from "#domain/offers/offer.ts";
import { deliveryRules, repeatMessageRule } from "#domain/quotes/quote-rules.ts";
import { defineCall } from "../call.ts";
import { byId, day, jsonInAddress, ruled, ruledText } from "../fields.ts";
import { cloth } from "../quotes/cloth.ts";
import { quoteForClient, quoteForStaff } from "../quotes/quote-answers.ts";
import { unitsById } from "../quotes/quote-request.ts";
import { z } from "../zod.ts";

const costs = z.object({
  units: z.int().nullable(),
  /** Dollars, with up to four decimals. */
  unit_price: z.number().nullable(),
  amount_cents: z.int(),
});

/** A line of an order, as it was accepted and as it would be today. */
const lineOfReorder = z.object({
  kind: z.enum(lineKinds),
  name: z.string(),
  freight: z.enum(freightKinds).nullable(),
  cloth: cloth.optional(),
  before: costs,
  /** Null for a set-up that is not needed again. */
  now: costs.nullable(),
  /** Of bags: the line of the order, the fewest that may be asked for, and quantities with the total of the whole order. */
  bags: z
    .object({
      order_line_id: z.int(),
      least_units: z.int(),
      columns: z.array(z.object({ units: z.int(), total_cents: z.int() })),
    })
    .nullable(),
});
export type LineOfReorder = z.infer<typeof lineOfReorder>;

/** What an order would cost again, beside what it cost: nothing of the old price is promised (L20.1). */
export const getReorder = defineCall({
  method: "GET",
  path: "/api/orders/{id}/reorder",
  summary: "What an order would cost once more by today's prices, and why set-up comes back",
  params: byId,
  query: z.strictObject({
    /** Units by the id of a line of the order, as JSON; those that are left out stay as they were. */
    quantities: jsonInAddress(unitsById).optional(),
  }),
  answers: {
    200: z.object({
      reorder: z.object({
        order_number: z.string(),
        quote_id: z.int(),
        /** Where the order was sent, and the next one would be. */
        address: z.string().nullable(),
        before_cents: z.int(),
        /** Without what is still to be confirmed. */
        today_cents: z.int(),
        is_exact: z.boolean(),
        set_up_cents: z.int().nullable(),
        /** Why there is no setup fee, or why it comes back, in the reader's language. */
        sentence: z.string(),
        plates_until: day.nullable(),
        lines: z.array(lineOfReorder),
      }),
    }),
  },
});

export const reorder = defineCall({
  method: "POST",
  path: "/api/orders/{id}/reorder",
  summary: "Ask for an order once more: a new quote with its lines, artwork and places, at today's prices",
  params: byId,
  body: z.strictObject({
    /** Units by the id of a line of the order; those that are left out stay as they were. */
    quantities: unitsById.optional(),
    wanted_by: ruled(deliveryRules.wanted_by).optional(),
    po_number: ruled(deliveryRules.po_number).optional(),
    message: ruledText(repeatMessageRule).optional(),
  }),
  answers: {
    201: z.object({ success: z.literal(true), quote: z.union([quoteForStaff, quoteForClient]) }),
  },
});
