import { countRule, leadDaysRule, orderReasonRule, shippingAddressRule } from "#domain/orders/order-rules.ts";
import { correctedStates, gates, holdReasons, metByStaff } from "#domain/orders/order-state.ts";
import { defineCall } from "../call.ts";
import { byId, day, id, obeys, ruledText } from "../fields.ts";
import { emptyBody } from "../requests.ts";
import { z } from "../zod.ts";
import { order } from "./orders.ts";

const reason = ruledText(orderReasonRule, "The wrong card was moved");

const answers = { 200: z.object({ order }) };

/** 409 with the gates that are open, under `open_gates`. */
export const startOrder = defineCall({
  method: "POST",
  path: "/api/orders/{id}/start",
  summary: "Begin production, once no gate is open; the day is promised",
  params: byId,
  body: emptyBody,
  answers,
});

export const holdOrder = defineCall({
  method: "POST",
  path: "/api/orders/{id}/hold",
  summary: "Put an order on hold; its client is written to where he can do something about it",
  params: byId,
  body: z.strictObject({ reason: z.enum(holdReasons) }),
  answers,
});

export const resumeOrder = defineCall({
  method: "POST",
  path: "/api/orders/{id}/resume",
  summary: "Go on with an order; its promise moves by the working days that were lost",
  params: byId,
  body: emptyBody,
  answers,
});

export const packOrder = defineCall({
  method: "POST",
  path: "/api/orders/{id}/pack",
  summary: "Everything is made and packed",
  params: byId,
  body: emptyBody,
  answers,
});

export const countOrder = defineCall({
  method: "POST",
  path: "/api/orders/{id}/counts",
  summary: "Count good and spoiled units of lines, or correct an earlier count",
  params: byId,
  body: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          order_line_id: id,
          good: obeys(z.int(), countRule),
          spoiled: obeys(z.int(), countRule).optional(),
        }),
      )
      .min(1)
      .max(200),
    /** Why an earlier count was wrong. */
    reason: reason.optional(),
  }),
  answers,
});

/** 409 that names the later step, shipped or settled, which is corrected first. */
export const correctOrder = defineCall({
  method: "POST",
  path: "/api/orders/{id}/correct",
  summary: "Take an order back to where it had been; its client is written to where he was told otherwise",
  params: byId,
  body: z.strictObject({ to: z.enum(correctedStates), reason }),
  answers,
});

/** The order comes to what was accepted; a credit note is drafted where its settlement was invoiced. */
export const voidSettlement = defineCall({
  method: "POST",
  path: "/api/orders/{id}/settlement/void",
  summary: "A settlement that was wrong: the order is counted and settled anew",
  params: byId,
  body: z.strictObject({ reason }),
  headers: ["If-Match"],
  answers,
});

export const meetGate = defineCall({
  method: "POST",
  path: "/api/orders/{id}/meet",
  summary: "The goods are there, or the address is right",
  params: byId,
  body: z.strictObject({ gate: z.enum(metByStaff) }),
  answers,
});

/** 409 for a proof. */
export const waiveGate = defineCall({
  method: "POST",
  path: "/api/orders/{id}/waive",
  summary: "Production does not wait for a gate, for a reason",
  params: byId,
  body: z.strictObject({ gate: z.enum(gates), reason: ruledText(orderReasonRule, "Stock is on its way") }),
  answers,
});

export const setOrderAddress = defineCall({
  method: "PUT",
  path: "/api/orders/{id}/address",
  summary: "Where an order is sent; staff, or its client before it is packed",
  params: byId,
  body: z.strictObject({ address: ruledText(shippingAddressRule, "1700 Sherman Street\nDenver, CO 80203") }),
  answers,
});

/** What is left out stays; null goes back to the shop's lead time, or to no day. */
export const setOrderDates = defineCall({
  method: "PUT",
  path: "/api/orders/{id}/dates",
  summary: "The lead time of an order, and the day on which its client needs it",
  params: byId,
  body: z.strictObject({
    lead_days: obeys(z.int(), leadDaysRule).nullable().optional(),
    in_hands_on: day.nullable().optional(),
  }),
  answers,
});

export const deliverOrder = defineCall({
  method: "POST",
  path: "/api/orders/{id}/deliver",
  summary: "Everything arrived",
  params: byId,
  body: emptyBody,
  answers,
});

export const closeOrder = defineCall({
  method: "POST",
  path: "/api/orders/{id}/close",
  summary: "End an order that is delivered, settled and paid",
  params: byId,
  body: emptyBody,
  answers,
});
