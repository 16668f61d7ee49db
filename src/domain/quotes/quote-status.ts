/** The life of a quote. `approved` is never set by the shop, but imported quotes may carry it (SPEC-0.1). */
export const quoteStatuses = ["pending", "approved", "confirmed", "rejected", "paid"] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** A status as an answer may carry it: one that this program does not know is `undetermined`. */
export type ReadQuoteStatus = QuoteStatus | "undetermined";

/** What may be done to a quote. */
export const quoteCommands = ["confirm", "reject", "pay", "set-logo-price", "delete"] as const;
export type QuoteCommand = (typeof quoteCommands)[number];

/** Deleting hides the row and leaves its status as it was (SPEC-1.15). */
type Outcome = QuoteStatus | "deleted";

/** The one table of transitions (SPEC-2.29, SPEC-0.1, SPEC-0.2): whatever is not in it answers 409. */
export const quoteMoves: Readonly<Record<QuoteStatus, Readonly<Partial<Record<QuoteCommand, Outcome>>>>> = {
  pending: {
    confirm: "confirmed",
    reject: "rejected",
    "set-logo-price": "pending",
    delete: "deleted",
  },
  approved: {
    confirm: "confirmed",
    reject: "rejected",
    pay: "paid",
    "set-logo-price": "approved",
    delete: "deleted",
  },
  confirmed: { pay: "paid", "set-logo-price": "confirmed", delete: "deleted" },
  rejected: { delete: "deleted" },
  paid: { delete: "deleted" },
};

/** May this command be given to a quote in this status? What is not known is only deleted, as in every status. */
export function canMove(from: ReadQuoteStatus, command: QuoteCommand): boolean {
  return from === "undetermined" ? command === "delete" : quoteMoves[from][command] !== undefined;
}

/** The statuses a command may start from: the condition of the guarded update. */
export function statusesThatAllow(command: QuoteCommand): readonly QuoteStatus[] {
  return quoteStatuses.filter((status) => canMove(status, command));
}

/** May the client pay now? */
export function isPayable(status: ReadQuoteStatus): boolean {
  return canMove(status, "pay");
}
