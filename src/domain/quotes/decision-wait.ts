import { seconds } from "../time/durations.ts";
import type { QuoteStatus } from "./quote-status.ts";

/** How long the mail of a decision waits, so that the decision can be taken back (SPEC-3.21). */
export const decisionWait = seconds(10);

/** What staff decides, and can take back for as long. It is no move of its own (`quoteStatusTable`): the decision never was. */
export const decisions = ["confirmed", "rejected"] as const satisfies readonly QuoteStatus[];
