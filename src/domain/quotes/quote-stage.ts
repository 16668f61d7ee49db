import { type QuoteStatus, quoteStatuses, type ReadQuoteStatus } from "./quote-status.ts";

/** Where a quote stands between the request and the yes. The specified status follows from it and from the money. */
export const quoteStages = [
  "new",
  "needs_info",
  "drafting",
  "offered",
  "changes_asked",
  "accepted",
  "declined",
  "refused",
  "withdrawn",
  "cancelled",
] as const;
export type QuoteStage = (typeof quoteStages)[number];

/** What may be done to a quote, by staff, its client, or the money that arrives. */
export const quoteCommands = [
  "confirm",
  "reject",
  "pay",
  "pay-part",
  "set-logo-price",
  "delete",
  "edit",
  "send-offer",
  "recall",
  "extend",
  "ask-info",
  "answer",
  "accept",
  "decline",
  "ask-changes",
  "withdraw",
  "reopen",
  "undo-acceptance",
  "cancel",
] as const;
export type QuoteCommand = (typeof quoteCommands)[number];

/**
 * A way in which a quote can stand. `confirmed` is the specified offer, for which paying is accepting; an order that was
 * paid whole when it was cancelled stays paid, as the specification has it.
 */
export const standings = [
  "new",
  "needsInfo",
  "drafting",
  "changesAsked",
  "offered",
  "confirmed",
  "accepted",
  "paid",
  "declined",
  "refused",
  "withdrawn",
  "cancelled",
  "cancelledPaid",
] as const;
export type Standing = (typeof standings)[number];

interface StandingEntry {
  readonly stage: QuoteStage;
  readonly status: QuoteStatus;
  /** Who acts next. */
  readonly turn: "shop" | "client" | "none";
  /** Where each command leads; one that is not named is refused. */
  readonly moves: Readonly<Partial<Record<QuoteCommand, Standing>>>;
}

/** Until the shop has answered: it may ask, write, offer, confirm or reject, and the client may withdraw. */
const unanswered = {
  confirm: "confirmed",
  reject: "refused",
  edit: "drafting",
  "send-offer": "offered",
  withdraw: "withdrawn",
} as const;

/** While an offer is in force: the client has four answers, and staff may write the next one beside it. */
const inForce = {
  pay: "paid",
  "pay-part": "accepted",
  "send-offer": "offered",
  recall: "drafting",
  accept: "accepted",
  decline: "declined",
  "ask-changes": "changesAsked",
  withdraw: "withdrawn",
} as const;

/**
 * Every way in which a quote can stand, the stage and the status that say so, and where each command leads. Nothing else
 * writes a stage or a status. What leads back to itself changes the offer and not where the quote stands; deleting
 * leaves it as it was (SPEC-1.15).
 */
export const standingTable: Readonly<Record<Standing, StandingEntry>> = {
  new: {
    ...{ stage: "new", status: "pending", turn: "shop" },
    moves: { ...unanswered, "ask-info": "needsInfo", "set-logo-price": "new", delete: "new" },
  },
  needsInfo: {
    ...{ stage: "needs_info", status: "pending", turn: "client" },
    moves: { ...unanswered, answer: "new", "set-logo-price": "needsInfo", delete: "needsInfo" },
  },
  drafting: {
    ...{ stage: "drafting", status: "pending", turn: "shop" },
    moves: { ...unanswered, "ask-info": "needsInfo", "set-logo-price": "drafting", delete: "drafting" },
  },
  changesAsked: {
    ...{ stage: "changes_asked", status: "pending", turn: "shop" },
    moves: { ...unanswered, "set-logo-price": "changesAsked", delete: "changesAsked" },
  },
  offered: {
    ...{ stage: "offered", status: "approved", turn: "client" },
    moves: {
      ...inForce,
      ...{ confirm: "confirmed", reject: "refused", edit: "offered", extend: "offered" },
      ...{ "set-logo-price": "offered", delete: "offered" },
    },
  },
  confirmed: {
    ...{ stage: "offered", status: "confirmed", turn: "client" },
    moves: {
      ...inForce,
      ...{ edit: "confirmed", extend: "confirmed", "set-logo-price": "confirmed", delete: "confirmed" },
    },
  },
  accepted: {
    ...{ stage: "accepted", status: "confirmed", turn: "client" },
    moves: {
      ...{ pay: "paid", "pay-part": "accepted", "undo-acceptance": "offered" },
      ...{ cancel: "cancelled", delete: "accepted" },
    },
  },
  paid: {
    ...{ stage: "accepted", status: "paid", turn: "shop" },
    moves: { cancel: "cancelledPaid", delete: "paid" },
  },
  declined: {
    ...{ stage: "declined", status: "rejected", turn: "none" },
    moves: { reopen: "drafting", delete: "declined" },
  },
  refused: {
    ...{ stage: "refused", status: "rejected", turn: "none" },
    moves: { reopen: "drafting", delete: "refused" },
  },
  withdrawn: {
    ...{ stage: "withdrawn", status: "rejected", turn: "none" },
    moves: { reopen: "drafting", delete: "withdrawn" },
  },
  cancelled: {
    ...{ stage: "cancelled", status: "rejected", turn: "none" },
    moves: { delete: "cancelled" },
  },
  cancelledPaid: {
    ...{ stage: "cancelled", status: "paid", turn: "none" },
    moves: { delete: "cancelledPaid" },
  },
};

/** The two columns that say how a quote stands. */
export function standingColumns(standing: Standing): {
  readonly stage: QuoteStage;
  readonly status: QuoteStatus;
} {
  const { stage, status } = standingTable[standing];
  return { stage, status };
}

/**
 * How a quote stands. A status that does not go with the stage wins, for it is what programs know that write no stage;
 * so does one that comes without a stage.
 */
export function standingOf(status: QuoteStatus, stage?: QuoteStage): Standing {
  const byStatus = {
    pending: "new",
    approved: "offered",
    confirmed: "confirmed",
    paid: "paid",
    rejected: "refused",
  } as const;
  return (
    standings.find((each) => standingTable[each].stage === stage && standingTable[each].status === status) ??
    byStatus[status]
  );
}

/** Where a command leads from here; undefined where it is refused. */
export function moveOf(standing: Standing, command: QuoteCommand): Standing | undefined {
  return standingTable[standing].moves[command];
}

/** A quote as far as its commands are concerned. An unknown status allows only deletion. */
interface StandsAs {
  readonly status: ReadQuoteStatus;
  readonly stage?: QuoteStage | undefined;
}

/** May this command be given to a quote that stands like this? */
export function canMove({ status, stage }: StandsAs, command: QuoteCommand): boolean {
  if (status === "undetermined") return command === "delete";
  return moveOf(standingOf(status, stage), command) !== undefined;
}

/** May it be paid now, as far as its status says? */
export function isPayable(status: ReadQuoteStatus): boolean {
  return canMove({ status }, "pay");
}

/** A quote that was accepted and not paid is cancelled, not deleted (SPEC-3.30). */
export function isDeletable({ status, stage }: StandsAs): boolean {
  return status === "undetermined" || standingOf(status, stage) !== "accepted";
}

/** The statuses in which a quote can be paid. */
export const payableStatuses = quoteStatuses.filter(isPayable);
