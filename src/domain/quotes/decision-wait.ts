import { seconds } from "../time/durations.ts";
import type { QuoteStatus } from "./quote-status.ts";

/** How long the mail of a decision waits, so that the decision can be taken back (SPEC-3.21). */
export const decisionWait = seconds(10);

/** What staff decides, and can take back for as long. Undoing is no move of `standingTable`: it restores what stood before. */
const decisions: readonly QuoteStatus[] = ["confirmed", "rejected"];

export function isDecided(status: QuoteStatus): boolean {
  return decisions.includes(status);
}
