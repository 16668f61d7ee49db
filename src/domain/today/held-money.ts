import type { QuoteStage } from "../quotes/quote-stage.ts";

interface Deal {
  readonly stage: QuoteStage;
  /** Something of it is open. */
  readonly isOwing: boolean;
}

const ended: readonly QuoteStage[] = ["declined", "refused", "withdrawn", "cancelled"];

/** Whether money that counts for nothing can only go back: its deal ended, or everything of it is paid (L10.5). */
export function isToReturn({ stage, isOwing }: Deal): boolean {
  return ended.includes(stage) || (stage === "accepted" && !isOwing);
}
