import type { OpenItems } from "#server/mounting.ts";
import type { Services } from "#server/services.ts";
import { readPlan } from "./read-plan.ts";

/** What of a quote is open, for who reminds the client of it. */
export function readOpenItems({ shop, clock }: Pick<Services, "shop" | "clock">): OpenItems {
  return async (db, quoteId) => {
    const { items } = await readPlan({ db, shop, clock }, quoteId);
    return items.filter(({ openCents }) => openCents > 0);
  };
}
