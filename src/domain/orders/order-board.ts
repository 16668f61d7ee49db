import { moveOfOrder, type OrderCommand, type OrderState } from "./order-state.ts";

/** The columns of the board: every state in which something is left to do. */
export const boardStates = [
  "preparing",
  "ready",
  "in_production",
  "packed",
  "partly_shipped",
  "shipped",
  "delivered",
] as const satisfies readonly OrderState[];
export type BoardState = (typeof boardStates)[number];

/** Cards that a column shows at once. */
export const cardsOfColumn = 50;

/** The steps that need nothing but the word of staff. */
export const boardSteps = ["start", "pack", "deliver"] as const satisfies readonly OrderCommand[];
export type BoardStep = (typeof boardSteps)[number];

/** The step that leads from one column to another; undefined where there is none. From `preparing` it is refused with what is open. */
export function stepTo(from: OrderState, to: OrderState): BoardStep | undefined {
  if (from === "preparing" && to === "in_production") return "start";
  return boardSteps.find((step) => moveOfOrder(from, step) === to && from !== to);
}

/** The step that a card offers. */
export function nextStep(from: OrderState): BoardStep | undefined {
  return boardSteps.find((step) => moveOfOrder(from, step) !== undefined);
}
