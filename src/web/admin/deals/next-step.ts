import { nextShopTask, type OrderTask, type ShopTask } from "#domain/orders/order-turn.ts";
import type { QuoteStage } from "#domain/quotes/quote-stage.ts";
import type { ReadQuoteStatus } from "#domain/quotes/quote-status.ts";

export const dealTabs = ["offer", "proof", "production", "money", "messages", "history"] as const;
export type DealTab = (typeof dealTabs)[number];

/** What the shop does next about a deal: the one button that stands out. */
export type NextStep = (typeof offerSteps)[number] | ShopTask;
const offerSteps = ["write", "go-on", "write-next", "extend"] as const;

interface Standing {
  readonly stage?: QuoteStage | undefined;
  readonly status: ReadQuoteStatus;
  /** Of the offer that was sent last. */
  readonly isExpired: boolean;
  /** A draft was begun that nobody sent. */
  readonly hasDraft: boolean;
  /** Of the order, once there is one. */
  readonly tasks: readonly OrderTask[];
}

/** What comes next where it is the shop's turn; undefined while the deal waits for the client, or ended. */
export function nextStepOf({ stage, isExpired, hasDraft, tasks }: Standing): NextStep | undefined {
  switch (stage) {
    case "new":
      return hasDraft ? "go-on" : "write";
    case "drafting":
      return "go-on";
    case "changes_asked":
      return hasDraft ? "go-on" : "write-next";
    case "offered":
      if (hasDraft) return "go-on";
      return isExpired ? "extend" : undefined;
    case "accepted":
      return nextShopTask(tasks);
    default:
      return undefined;
  }
}

const tabOfTask: Readonly<Partial<Record<OrderTask["what"], DealTab>>> = {
  ...{
    make_proof: "proof",
    send_proof: "proof",
    mend_proof: "proof",
    approve: "proof",
    send_artwork: "proof",
  },
  pay: "money",
  answer: "messages",
};

/** Where a deal opens: at what is done next, the shop's turn first. */
export function firstTab({ stage, tasks }: Pick<Standing, "stage" | "tasks">): DealTab {
  if (stage !== "accepted") return "offer";
  const task = tasks.find(({ by }) => by === "shop") ?? tasks[0];
  return task ? (tabOfTask[task.what] ?? "production") : "production";
}
