import { type Gate, type GateState, gates, type OrderState, type StoredOrderState } from "./order-state.ts";

/** How a gate stands, since when, and what a person said of it. */
export interface StandingGate {
  readonly gate: Gate;
  readonly state: GateState;
  /** When it was met or waived. */
  readonly at: string | null;
  /** Who said so, and why; null where it follows from payments or proofs. */
  readonly by: string | null;
  readonly reason: string | null;
}

/** What a person said of a gate. */
export interface SaidOfGate {
  readonly gate: Gate;
  readonly state: "met" | "waived";
  readonly at: string;
  readonly by: string;
  readonly reason: string;
}

/** The facts that gates follow from. */
export interface GateFacts {
  /** The items of the plan that are due before production have nothing open: since when. */
  readonly moneyMetAt: string | null;
  readonly needsProof: boolean;
  /** The newest proof is approved, that of an exact repeat by one click: since when. */
  readonly proofMetAt: string | null;
  /** When the order was made: a gate that asks for nothing is met from then on. */
  readonly orderedAt: string;
  readonly said: readonly SaidOfGate[];
}

/** How the four gates stand (L17.2). What a person said counts where no fact does; a proof is never waived. */
export function standingGates(facts: GateFacts): StandingGate[] {
  return gates.map((gate): StandingGate => {
    const metAt = factOf(gate, facts);
    if (metAt !== null) return { gate, state: "met", at: metAt, by: null, reason: null };
    const said = gate === "proof" ? undefined : facts.said.find((each) => each.gate === gate);
    if (!said) return { gate, state: "open", at: null, by: null, reason: null };
    const { state, at, by, reason } = said;
    return { gate, state, at, by, reason };
  });
}

function factOf(gate: Gate, { moneyMetAt, needsProof, proofMetAt, orderedAt }: GateFacts): string | null {
  if (gate === "money") return moneyMetAt;
  if (gate === "proof") return needsProof ? proofMetAt : orderedAt;
  return null;
}

export function openGates(standing: readonly StandingGate[]): Gate[] {
  return standing.filter(({ state }) => state === "open").map(({ gate }) => gate);
}

/** What a stored state reads as: an order that waits for nothing is ready (L17.2). */
export function readState(stored: StoredOrderState, standing: readonly StandingGate[]): OrderState {
  return stateWith(stored, openGates(standing));
}

/** The same by the gates that are open. */
export function stateWith(stored: StoredOrderState, open: readonly Gate[]): OrderState {
  return stored === "preparing" && open.length === 0 ? "ready" : stored;
}

/** When the last gate was met: from then on the lead time counts. Null while one is open. */
export function lastGateAt(standing: readonly StandingGate[]): string | null {
  if (openGates(standing).length > 0) return null;
  return standing.reduce<string | null>(
    (last, { at }) => (at !== null && (last ?? "") < at ? at : last),
    null,
  );
}
