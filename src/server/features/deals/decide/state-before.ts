import type { Quote } from "../model/quote.ts";

/** How a quote stood before a decision, as the decision's line of the history says it. */
export function stateBefore({ status, stage, totalCents, answeredAt, rejectionReason }: Quote) {
  return {
    ...{ status, stage, total_cents: totalCents },
    ...{ answered_at: answeredAt, rejection_reason: rejectionReason },
  };
}
