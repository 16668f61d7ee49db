import type { QuoteStatus } from "./quote-status.ts";

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
] as const;
export type QuoteStage = (typeof quoteStages)[number];

/**
 * Every way in which a quote can stand, and the stage and the status that say so. Nothing else writes a status.
 * `offered` waits for an answer; `confirmed` is the specified offer, for which paying is accepting.
 */
export const standings = {
  new: { stage: "new", status: "pending" },
  offered: { stage: "offered", status: "approved" },
  confirmed: { stage: "offered", status: "confirmed" },
  paid: { stage: "accepted", status: "paid" },
  refused: { stage: "refused", status: "rejected" },
} as const satisfies Readonly<Record<string, { readonly stage: QuoteStage; readonly status: QuoteStatus }>>;
export type Standing = keyof typeof standings;

/** How a quote stood that has only a status: one from before the stages, or one whose decision is undone. */
export function standingOf(status: QuoteStatus): Standing {
  const byStatus = { pending: "new", approved: "offered", confirmed: "confirmed", paid: "paid" } as const;
  return status === "rejected" ? "refused" : byStatus[status];
}
