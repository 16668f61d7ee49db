import type { Packing } from "#domain/orders/cartons.ts";
import { approvalTimes } from "#domain/orders/order-dates.ts";
import { gateStates, gates, holdReasons, orderStates } from "#domain/orders/order-state.ts";
import { clientTasks, orderTurns, shopTasks } from "#domain/orders/order-turn.ts";
import { proofStates } from "#domain/orders/proofs/proof-moves.ts";
import { fileAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import { byId, day, id, time } from "../fields.ts";
import { listMeta, listQuery } from "../lists.ts";
import { cloth, clothNames } from "../quotes/cloth.ts";
import { z } from "../zod.ts";
import { orderSettlement } from "./settlement.ts";
import { shipment } from "./shipments.ts";

const gate = z.object({
  gate: z.enum(gates),
  state: z.enum(gateStates),
  /** When it was met or waived. */
  at: time.nullable(),
  /** Who said so, and why: for staff alone. */
  by: z.string().nullish(),
  reason: z.string().nullish(),
});
export type GateAnswer = z.infer<typeof gate>;

const task = z.union([
  z.object({ by: z.literal("client"), what: z.enum(clientTasks) }),
  z.object({ by: z.literal("shop"), what: z.enum(shopTasks) }),
]);

const orderLine = z.object({
  id: z.int(),
  name: z.string(),
  cloth: cloth.optional(),
  units_ordered: z.int(),
  /** Null until it was counted, like what is billed of it. */
  units_good: z.int().nullable(),
  units_billable: z.int().nullable(),
  units_shipped: z.int(),
  /** For staff alone. */
  units_spoiled: z.int().nullish(),
});
export type OrderLineAnswer = z.infer<typeof orderLine>;

/** How many bags go into a carton, how many of these onto a pallet, and what a full one weighs. */
const packing = z.object({
  units_per_carton: z.int().min(1),
  cartons_per_pallet: z.int().min(1),
  carton_kg: z.number().nonnegative().nullable(),
}) satisfies z.ZodType<Packing>;

/** An order as a list shows it; of money it holds what is still open at the end alone. */
export const listedOrder = z
  .object({
    id: z.int(),
    number: z.string(),
    state: z.enum(orderStates),
    /** Null while it is not on hold; a client reads the reason only where he is asked for something. */
    hold: z.object({ reason: z.enum(holdReasons).nullable(), since: time }).nullable(),
    quote_id: z.int(),
    quote_reference: z.string(),
    name: z.string(),
    units: z.int(),
    /** What is made, each size by its name. */
    goods: z.array(z.string()),
    /** Of its bags, as codes. */
    colours: z.array(z.string()),
    cloth_names: clothNames.optional(),
    /** Whether there is a picture of how they are to look: its quote's sketch. */
    has_sketch: z.boolean(),
    gates: z.array(gate),
    /** Whose turn it is, and who acts next for what. */
    turn: z.enum(orderTurns),
    tasks: z.array(task),
    /** What the client still owes once it has arrived and is settled: for who reads prices alone. */
    open_cents: z.int().nullish(),
    /** The day on which it leaves: promised, or following from the last gate; and the one before, where it moved. */
    promised_on: day.nullable(),
    promised_before: day.nullable(),
    /** With the client: the promise and the days on its way. */
    arrives_on: day.nullable(),
    /** The promise, or the day on which it has to leave for the day in hands. */
    due_on: day.nullable(),
    is_late: z.boolean(),
    /** The day on which the client needs the goods, and the last one to approve for that. */
    in_hands_on: day.nullable(),
    approve_by: day.nullable(),
    approval_time: z.enum(approvalTimes).nullable(),
    version: z.int(),
    created_at: time,
  })
  .meta({ id: "ListedOrder" });
export type ListedOrder = z.infer<typeof listedOrder>;

export const order = listedOrder
  .extend({
    lines: z.array(orderLine),
    /** Working days: from the last gate until it leaves, and on its way. */
    lead_days: z.int(),
    transit_days: z.int(),
    packing,
    /** With the client if he approves the proof today and nothing else is waited for; null where none waits. */
    arrives_if_approved: day.nullable(),
    /** Where it is sent, in lines. */
    address: z.string().nullable(),
    started_at: time.nullable(),
    packed_at: time.nullable(),
    delivered_at: time.nullable(),
    closed_at: time.nullable(),
    cancelled_at: time.nullable(),
    plates_until: day.nullable(),
    /** Filled by the rooms of proofs, shipments and settlements. */
    proofs: z.array(
      z.object({ id: z.int(), number: z.int(), state: z.enum(proofStates), sent_at: time.nullable() }),
    ),
    shipments: z.array(shipment),
    /** How it is settled; its amounts are another call's, for who reads prices. */
    settlement: orderSettlement.nullable(),
  })
  .meta({ id: "Order" });
export type OrderAnswer = z.infer<typeof order>;

export const listOrders = defineCall({
  method: "GET",
  path: "/api/orders",
  summary: "The orders, the newest first; a client's own",
  query: z.strictObject({
    ...listQuery(["id", "promised_on"]),
    state: z.enum(orderStates).optional(),
    quote_id: id.optional(),
  }),
  answers: { 200: z.object({ orders: z.array(listedOrder), meta: listMeta }) },
});

/** No prices: lines, cartons, the newest proof. In the caller's language. */
export const getJobTicket = defineCall({
  method: "GET",
  path: "/api/orders/{id}/job-ticket",
  summary: "The job ticket of an order as a PDF file, for staff",
  params: byId,
  ...fileAnswer,
});

/** A page for each carton, as its plan numbers them: what is in it, and where it goes. In the client's language. */
export const getCartonLabels = defineCall({
  method: "GET",
  path: "/api/orders/{id}/carton-labels",
  summary: "The labels of an order's cartons as a PDF file, for staff",
  params: byId,
  ...fileAnswer,
});

export const getOrder = defineCall({
  method: "GET",
  path: "/api/orders/{id}",
  summary: "One order with its gates, lines, dates, proofs, shipments and settlement",
  params: byId,
  answers: { 200: z.object({ order }) },
});

export const getOrderOfQuote = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/order",
  summary: "The order that followed from a quote; null before it is accepted",
  params: byId,
  answers: { 200: z.object({ order: order.nullable() }) },
});
