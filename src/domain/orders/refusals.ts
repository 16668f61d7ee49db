import type { Message } from "../words.ts";
import { type Gate, gates, type OrderCommand, type OrderState } from "./order-state.ts";

/** Says what stands in the way, gate by gate. */
const waiting: Message = /*i18n*/ {
  id: "orders.refused.gates",
  message:
    "Production cannot start yet.{money, select, open { The payment is missing.} other {}}{proof, select, open { The proof is not approved.} other {}}{goods, select, open { The goods are not there.} other {}}{address, select, open { The address is not confirmed.} other {}}",
};

/** The refusal to start, with the gates that are open. */
export function refusalToStart(open: readonly Gate[]): Message {
  const values = gates.map((gate) => [gate, open.includes(gate) ? "open" : "met"] as const);
  return { ...waiting, values: Object.fromEntries(values) };
}

export const orderRefusals = {
  onHold: /*i18n*/ {
    id: "orders.refused.onHold",
    message: "This order is on hold. Please resume it first.",
  },
  heldAlready: /*i18n*/ { id: "orders.refused.heldAlready", message: "This order is on hold already." },
  notHeld: /*i18n*/ { id: "orders.refused.notHeld", message: "This order is not on hold." },
  proofNeverWaived: /*i18n*/ {
    id: "orders.refused.proofNeverWaived",
    message:
      "A proof is never waived. Please send one; that of an exact repeat is approved again in one click.",
  },
  noAddress: /*i18n*/ {
    id: "orders.refused.noAddress",
    message: "This order has no address. Please write down where it goes, or do not wait for it.",
  },
  otherLine: /*i18n*/ {
    id: "orders.refused.otherLine",
    message: "Please count each line of this order once, and no other.",
  },
  settled: /*i18n*/ {
    id: "orders.refused.settled",
    message: "This order is settled by its count. Please correct the settlement first.",
  },
  notSettled: /*i18n*/ {
    id: "orders.refused.notSettled",
    message: "This order is not settled. Please settle what was shipped first.",
  },
  notSettledYet: /*i18n*/ {
    id: "orders.refused.notSettledYet",
    message: "This order is not settled: there is no settlement to correct.",
  },
  notPaid: /*i18n*/ {
    id: "orders.refused.notPaid",
    message: "This order is not paid. It is closed once nothing is open.",
  },
  changed: /*i18n*/ {
    id: "orders.refused.changed",
    message: "This order was changed in the meantime. Please look at it again.",
  },
} as const satisfies Record<string, Message>;

const notStarted: Message = /*i18n*/ {
  id: "orders.refused.notStarted",
  message: "Production has not begun. Please start it first.",
};
const begun: Message = /*i18n*/ { id: "orders.refused.begun", message: "Production has begun already." };
const packedAlready: Message = /*i18n*/ {
  id: "orders.refused.packed",
  message: "This order is packed already.",
};
const notShipped: Message = /*i18n*/ {
  id: "orders.refused.notShipped",
  message: "This order is not shipped as a whole. Please record its shipments first.",
};
const shippedAlready: Message = /*i18n*/ {
  id: "orders.refused.shipped",
  message: "This order is on its way already.",
};
const notDelivered: Message = /*i18n*/ {
  id: "orders.refused.notDelivered",
  message: "This order is not delivered yet. Please say first that it is.",
};
const deliveredAlready: Message = /*i18n*/ {
  id: "orders.refused.delivered",
  message: "This order is delivered already.",
};
const closed: Message = /*i18n*/ { id: "orders.refused.closed", message: "This order is closed." };
const cancelled: Message = /*i18n*/ { id: "orders.refused.cancelled", message: "This order is cancelled." };

const correctShipments: Message = /*i18n*/ {
  id: "orders.refused.correctShipments",
  message: "Bags of this order have left. Please correct its shipments first.",
};
const correctDelivery: Message = /*i18n*/ {
  id: "orders.refused.correctDelivery",
  message: "This order is delivered. Please correct that first.",
};
const notSoFar: Message = /*i18n*/ {
  id: "orders.refused.notSoFar",
  message: "This order has not come so far: there is nothing to correct.",
};

/** What of an order is counted, shipped or taken back to an earlier state once a later step is corrected. */
const corrections: ReadonlySet<OrderCommand> = new Set([
  ...(["count", "back-to-preparing", "back-to-production", "back-to-packed", "back-to-shipped"] as const),
  ...(["unship", "unship-part"] as const),
]);

/** Which later step stands in the way of a correction. */
function refusalToCorrect(state: OrderState, command: OrderCommand): Message {
  if (state === "delivered" || state === "closed") return correctDelivery;
  if (command === "back-to-shipped") return notSoFar;
  return state === "shipped" || state === "partly_shipped" ? correctShipments : notSoFar;
}

const isBefore = (state: OrderState) => state === "preparing" || state === "ready";

/** Why a command leads nowhere from a state, and what to do first. */
export function refusalIn(state: OrderState, command: OrderCommand): Message {
  if (state === "cancelled") return cancelled;
  if (corrections.has(command) && !(command === "count" && isBefore(state)))
    return refusalToCorrect(state, command);
  if (state === "closed") return closed;
  if (isBefore(state)) return notStarted;
  if (command === "close") return notDelivered;
  if (state === "delivered") return deliveredAlready;
  if (command === "deliver") return notShipped;
  if (state === "shipped" || state === "partly_shipped") return shippedAlready;
  if (state === "packed" && command === "pack") return packedAlready;
  return begun;
}
