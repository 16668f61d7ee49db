import { type Break, breakFor } from "./price-list.ts";

/** What a bag of a size costs the shop, in 1/10,000 dollar; null where that is not known, which is never nothing. */
export interface SizeCosts {
  readonly sizeId: number;
  readonly productId: number;
  /** Where no quantity says otherwise. */
  readonly own: number | null;
  /** All breaks that the list in use has of it. */
  readonly breaks: readonly CostBreak[];
}

interface CostBreak extends Break {
  readonly unitCost: number | null;
}

/** What one of so many bags costs, by the break that its price is taken from; undefined where that is not known. */
export function unitCostFor({ own, breaks }: Pick<SizeCosts, "own" | "breaks">, units: number) {
  return breakFor(breaks, units)?.unitCost ?? own ?? undefined;
}
