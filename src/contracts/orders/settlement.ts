import { settlementChoices, settlementStates } from "#domain/orders/settlement.ts";
import { defineCall } from "../call.ts";
import { byId, day, decimal } from "../fields.ts";
import { invoice } from "../invoices/invoices.ts";
import { z } from "../zod.ts";

/** How an order is settled, or would be by what was counted. */
export const settlement = z
  .object({
    /** `open`: it would be so now; `asked`: the client chooses; `rest`: he wants the rest; `settled`. */
    state: z.enum(settlementStates),
    choice: z.enum(settlementChoices).nullable(),
    /** The last day on which he may choose; then he takes what was made. */
    choose_until: day.nullable(),
    units_ordered: z.int(),
    units_good: z.int(),
    units_billable: z.int(),
    total_cents: z.int(),
    /** This total less the accepted one. */
    difference_cents: z.int(),
    paid_cents: z.int(),
    /** What is still to pay; below zero what goes back. */
    balance_cents: z.int(),
    /** The bags beyond what was agreed, and the total should the client pay for them; null where there are none, or it is settled. */
    beyond: z.object({ units: z.int(), total_cents: z.int() }).nullable(),
    /** What freight was estimated at, where it was. */
    freight_estimate_cents: z.int().nullable(),
    /** Null until it is settled, where nothing is left to invoice, and for who reads no payments. */
    invoice: invoice.nullable(),
  })
  .meta({ id: "OrderSettlement" });
/** The same without amounts: of an order whose client was asked to choose, or that is settled. */
export const orderSettlement = z.object({
  id: z.int(),
  ...settlement.pick({ state: true, choice: true, choose_until: true }).shape,
});

export type SettlementAnswer = z.infer<typeof settlement>;

export const getSettlement = defineCall({
  method: "GET",
  path: "/api/orders/{id}/settlement",
  summary: "How an order is settled by its counted bags, or would be; null before the count",
  params: byId,
  answers: { 200: z.object({ settlement: settlement.nullable() }) },
});

/**
 * Staff settles by the count. Below the tolerance the client chooses, within five days: `take` these bags for less, or
 * `rest`. Of more than agreed he pays for `all` only by saying so. Staff may send what he said.
 */
export const settleOrder = defineCall({
  method: "POST",
  path: "/api/orders/{id}/settlement",
  summary: "Settle an order by its counted bags, once",
  params: byId,
  body: z.strictObject({
    choice: z.enum(settlementChoices).optional(),
    /** What estimated freight came to, in dollars. For staff. */
    freight: decimal.optional(),
  }),
  headers: ["If-Match"],
  answers: { 200: z.object({ settlement }) },
});
