import type { Message } from "#domain/words.ts";
import type { StoredOrderState } from "../order-state.ts";

/** Where a proof stands (L16.1). Who has answered it decides nothing: only one proof of an order counts. */
export const proofStates = [
  "draft",
  "sent",
  "approved",
  "changes_requested",
  "superseded",
  "withdrawn",
] as const;
export type ProofState = (typeof proofStates)[number];

/** `supersede` is no call: sending the next proof does it. */
export const proofCommands = ["send", "withdraw", "approve", "request-changes", "supersede"] as const;
export type ProofCommand = (typeof proofCommands)[number];

/** Where each command leads from each state; one that is not named is refused. */
const moves: Readonly<Record<ProofState, Readonly<Partial<Record<ProofCommand, ProofState>>>>> = {
  draft: { send: "sent", withdraw: "withdrawn" },
  sent: {
    withdraw: "withdrawn",
    approve: "approved",
    "request-changes": "changes_requested",
    supersede: "superseded",
  },
  approved: { supersede: "superseded" },
  changes_requested: { supersede: "superseded" },
  superseded: {},
  withdrawn: {},
};

/** Where the command leads; undefined where it is refused. */
export function proofMove(from: ProofState, command: ProofCommand): ProofState | undefined {
  return moves[from][command];
}

/** The states of the one proof of an order that counts: the newest that was sent, unless it was withdrawn (L16.2). */
export const countingStates = [
  "sent",
  "approved",
  "changes_requested",
] as const satisfies readonly ProofState[];

/** Days after which an unanswered proof is asked about: the client by a mail, and staff by the list of today. */
export const proofReminderDays = 2;

/** Until an order is packed, what is printed on it can still be another thing. */
export const printableStates: readonly StoredOrderState[] = ["preparing", "in_production"];

const orderIsPast: Message = /*i18n*/ {
  id: "proof.refused.orderIsPast",
  message: "This order is packed or cancelled: its proof stays as it is.",
};

/** Why a proof of an order in this state is neither sent nor answered; undefined where it may be. */
export function orderRefusal(state: StoredOrderState): Message | undefined {
  return printableStates.includes(state) ? undefined : orderIsPast;
}

const refusals: Readonly<Record<ProofState, Message>> = {
  draft: /*i18n*/ {
    id: "proof.refused.draft",
    message: "This proof was not sent yet. Please send it first.",
  },
  sent: /*i18n*/ {
    id: "proof.refused.sent",
    message: "This proof was sent already and waits for an answer.",
  },
  approved: /*i18n*/ {
    id: "proof.refused.approved",
    message: "This proof is approved and stays as it is. A change needs a new proof.",
  },
  changes_requested: /*i18n*/ {
    id: "proof.refused.changesRequested",
    message: "Changes to this proof were asked for. A new proof follows.",
  },
  superseded: /*i18n*/ {
    id: "proof.refused.superseded",
    message: "There is a newer proof. Please look at that one.",
  },
  withdrawn: /*i18n*/ {
    id: "proof.refused.withdrawn",
    message: "This proof was withdrawn. It needs no answer any more.",
  },
};

/** Why a proof in this state refuses what was asked, and what to do instead. */
export function proofRefusal(state: ProofState): Message {
  return refusals[state];
}

const names: Readonly<Record<ProofState, Message>> = {
  draft: /*i18n*/ { id: "proof.state.draft", message: "Draft" },
  sent: /*i18n*/ { id: "proof.state.sent", message: "Waiting for an answer" },
  approved: /*i18n*/ { id: "proof.state.approved", message: "Approved" },
  changes_requested: /*i18n*/ { id: "proof.state.changesRequested", message: "Changes asked for" },
  superseded: /*i18n*/ { id: "proof.state.superseded", message: "Replaced" },
  withdrawn: /*i18n*/ { id: "proof.state.withdrawn", message: "Withdrawn" },
};

/** How a state is called. */
export function proofStateName(state: ProofState): Message {
  return names[state];
}
