import type { PlanStanding } from "./dues.ts";

/** What the bags that were counted change of what is owed. */
export interface SettledPlan {
  /** The items that owe another amount from now on. */
  readonly changes: readonly { readonly id: number; readonly amountCents: number }[];
  /** What an item of its own asks for, where nothing was open any more. */
  readonly addedCents: number;
  /** Nothing is open any more, and something was before. */
  readonly isWhole: boolean;
  /** What was paid too much, and goes back. */
  readonly backCents: number;
}

/**
 * What is more is added to the last item that is asked for; what is less is taken off what is open, the last item first,
 * and goes back where nothing is open (L19.6). A plan that is paid stays so: there what is more is an item of its own.
 */
export function settlePlan({ items, openCents }: PlanStanding, differenceCents: number): SettledPlan {
  const asked = items.filter(({ id, isWaived }) => id !== null && !isWaived).toReversed();
  if (differenceCents > 0) {
    const last = asked[0];
    if (openCents === 0 || !last || last.id === null)
      return { changes: [], addedCents: differenceCents, isWhole: false, backCents: 0 };
    const changed = { id: last.id, amountCents: last.amountCents + differenceCents };
    return { changes: [changed], addedCents: 0, isWhole: false, backCents: 0 };
  }
  let left = -differenceCents;
  const changes = asked.flatMap(({ id, amountCents, openCents: open }) => {
    const less = Math.min(left, open);
    left -= less;
    return less > 0 && id !== null ? [{ id, amountCents: amountCents - less }] : [];
  });
  const taken = -differenceCents - left;
  return { changes, addedCents: 0, isWhole: openCents > 0 && taken === openCents, backCents: left };
}
