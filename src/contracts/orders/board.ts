import { boardStates } from "#domain/orders/order-board.ts";
import { defineCall } from "../call.ts";
import { picture } from "../catalogue/picture.ts";
import { day, searchText } from "../fields.ts";
import { z } from "../zod.ts";
import { listedOrder } from "./orders.ts";

export const boardOrder = listedOrder.extend({
  /** The product of its first bags, whose picture stands on the card. */
  product_id: z.int().nullable(),
});
export type BoardOrder = z.infer<typeof boardOrder>;

const board = z
  .object({
    /** The first of each state by their day, and how many there are. */
    columns: z.array(z.object({ state: z.enum(boardStates), count: z.int(), orders: z.array(boardOrder) })),
    /** What is promised to leave on which day. */
    days: z.array(z.object({ day, orders: z.int(), units: z.int() })),
    /** How the products of these orders look without a logo: each once, for many orders are of one. */
    pictures: z.array(z.object({ product_id: z.int(), picture })),
  })
  .meta({ id: "Board" });
export type Board = z.infer<typeof board>;

export const getBoard = defineCall({
  method: "GET",
  path: "/api/production-board",
  summary: "The orders that are made and sent, by where they stand",
  query: z.strictObject({ search: searchText.optional() }),
  answers: { 200: board },
});
