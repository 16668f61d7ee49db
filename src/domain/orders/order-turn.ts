import { type Gate, type HoldReason, isAskedOfClient, type OrderState } from "./order-state.ts";

/** Whose turn it is with an order. */
export const orderTurns = ["shop", "client", "none"] as const;
export type OrderTurn = (typeof orderTurns)[number];

interface Turning {
  readonly state: OrderState;
  readonly holdReason: HoldReason | null;
  readonly open: readonly Gate[];
}

/**
 * While it is prepared, the client's as soon as nothing but his payment or approval is open; on hold, the one who can end that;
 * then the shop's until it is sent.
 */
export function turnOf({ state, holdReason, open }: Turning): OrderTurn {
  if (state === "closed" || state === "cancelled") return "none";
  if (holdReason !== null) return isAskedOfClient(holdReason) ? "client" : "shop";
  if (state !== "preparing") return "shop";
  return open.every((gate) => gate === "money" || gate === "proof") ? "client" : "shop";
}
