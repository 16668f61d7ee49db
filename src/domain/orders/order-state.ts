/** Where an order stands (L17.1). `ready` is never stored: it is what `preparing` with no open gate reads as. */
export const orderStates = [
  "preparing",
  "ready",
  "in_production",
  "packed",
  "partly_shipped",
  "shipped",
  "delivered",
  "closed",
  "cancelled",
] as const;
export type OrderState = (typeof orderStates)[number];
export type StoredOrderState = Exclude<OrderState, "ready">;
export const storedOrderStates = orderStates.filter((state): state is StoredOrderState => state !== "ready");

/** Why an order is on hold. */
export const holdReasons = ["art", "money", "goods", "client", "machine", "other"] as const;
export type HoldReason = (typeof holdReasons)[number];

/** What must be so before anything is made (L17.2). */
export const gates = ["money", "proof", "goods", "address"] as const;
export type Gate = (typeof gates)[number];
export const gateStates = ["open", "met", "waived"] as const;
export type GateState = (typeof gateStates)[number];

/** The gates that staff may call met; the others follow from payments and proofs. */
export const metByStaff = ["goods", "address"] as const satisfies readonly Gate[];

/**
 * What may be done to an order; `ship`, `ship-part`, `unship` and `unship-part` follow from its shipments, `reopen` from the
 * client's choice (L19.5). What begins with `back` is corrected: it leads to where the order had been.
 */
export const orderCommands = [
  "start",
  "hold",
  "resume",
  "pack",
  "count",
  "meet",
  "waive",
  "address",
  "address-by-client",
  "dates",
  "ship-part",
  "ship",
  "deliver",
  "close",
  "reopen",
  "cancel",
  "back-to-preparing",
  "back-to-production",
  "back-to-packed",
  "back-to-shipped",
  "unship",
  "unship-part",
] as const;
export type OrderCommand = (typeof orderCommands)[number];

type Moves = Readonly<Partial<Record<OrderCommand, StoredOrderState>>>;

/** How far an order is corrected back; `accepted`: it is being prepared again. */
export const correctedStates = ["accepted", "in_production", "packed", "shipped"] as const;
export type CorrectedState = (typeof correctedStates)[number];

/** The command that corrects an order back to a state. */
export const correctionTo = {
  accepted: "back-to-preparing",
  in_production: "back-to-production",
  packed: "back-to-packed",
  shipped: "back-to-shipped",
} as const satisfies Record<CorrectedState, OrderCommand>;

/** Where an order can be corrected back to: states that it has been in, and stands in no more. */
export function correctionsOf(state: OrderState): CorrectedState[] {
  return correctedStates.filter((to) => {
    const back = moveOfOrder(state, correctionTo[to]);
    return back !== undefined && back !== state && state !== "ready";
  });
}

const beforeStart: Moves = {
  ...{ hold: "preparing", resume: "preparing", meet: "preparing", waive: "preparing" },
  ...{ address: "preparing", "address-by-client": "preparing", dates: "preparing", cancel: "cancelled" },
  "back-to-preparing": "preparing",
};

/** Every state, and where each command leads from it; one that is not named is refused. Nothing else writes a state. */
const moveTable: Readonly<Record<OrderState, Moves>> = {
  preparing: beforeStart,
  ready: { ...beforeStart, start: "in_production" },
  in_production: {
    ...{ hold: "in_production", resume: "in_production", count: "in_production" },
    ...{ address: "in_production", "address-by-client": "in_production" },
    ...{ pack: "packed", cancel: "cancelled" },
    ...{ "back-to-preparing": "preparing", "back-to-production": "in_production" },
  },
  packed: {
    ...{ count: "packed", address: "packed", hold: "packed", resume: "packed", reopen: "in_production" },
    ...{ "ship-part": "partly_shipped", ship: "shipped", cancel: "cancelled" },
    ...{
      "back-to-preparing": "preparing",
      "back-to-production": "in_production",
      "back-to-packed": "packed",
    },
  },
  partly_shipped: {
    ...{ "ship-part": "partly_shipped", ship: "shipped", reopen: "in_production" },
    ...{ hold: "partly_shipped", resume: "partly_shipped" },
    ...{ unship: "packed", "unship-part": "partly_shipped" },
  },
  shipped: {
    // Within the tolerance a little more may still leave.
    ...{ ship: "shipped", deliver: "delivered", unship: "packed", "unship-part": "partly_shipped" },
    "back-to-shipped": "shipped",
  },
  delivered: { close: "closed", "back-to-shipped": "shipped" },
  closed: { "back-to-shipped": "shipped" },
  cancelled: {},
};

/** Where a command leads from here; undefined where it is refused. */
export function moveOfOrder(state: OrderState, command: OrderCommand): StoredOrderState | undefined {
  return moveTable[state][command];
}

/** Once this is so, the acceptance that made the order is not taken back (L17.1). */
export function isAcceptanceFinal(order: {
  readonly state: StoredOrderState;
  readonly proof_met_at: string | null;
}): boolean {
  return order.state !== "preparing" || order.proof_met_at !== null;
}

export const unsentStates: readonly StoredOrderState[] = [
  "preparing",
  "in_production",
  "packed",
  "partly_shipped",
];

/** Those of an order that something is still to be done for. */
export const openStates: readonly StoredOrderState[] = [...unsentStates, "shipped", "delivered"];

/** Whether something of it is still to be made or sent: only then it can be late. */
export function isUnsent(state: StoredOrderState): boolean {
  return unsentStates.includes(state);
}

/** Whether its bags are made, and not all of them on their way. */
export function isToShip(state: OrderState): boolean {
  return state === "packed" || state === "partly_shipped";
}

/** Whether its client can do something about what holds an order up; a broken machine is the shop's own business. */
export function isAskedOfClient(reason: HoldReason): reason is "art" | "money" | "client" {
  return reason === "art" || reason === "money" || reason === "client";
}
