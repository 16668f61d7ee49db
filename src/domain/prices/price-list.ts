import type { UnitPriceE4 } from "../money/unit-price.ts";

/** Where something else begins to count. */
export interface Break {
  readonly minUnits: number;
}

/** What one costs from so many units on: a bag of a size, or one more printed colour of a bag. */
export interface PriceBreak extends Break {
  readonly unitPrice: UnitPriceE4;
}

/** What printing costs (L2.4, L2.5). */
export interface PrintPrices {
  /** Colours, over all places, that the price of the bag holds already. */
  readonly includedColours: number;
  /** The run charge: what each further colour costs a bag; without any it is not known. */
  readonly run: readonly PriceBreak[];
  /** What each colour costs once; null where it is not known. */
  readonly setup: UnitPriceE4 | null;
}

/** A price list as far as a price is worked out from it. */
export interface PriceList {
  /** The breaks of each size that it names, by the size's id. */
  readonly breaks: ReadonlyMap<number, readonly PriceBreak[]>;
  /** Null where it knows nothing of printing. */
  readonly print: PrintPrices | null;
}

/** Where no list is in use, every size costs its own price. */
export const noPriceList: PriceList = { breaks: new Map(), print: null };

/** The break for so many units: the last that begins at them or below. Below the first break its price counts (L2.3). */
export function breakFor<Of extends Break>(breaks: readonly Of[], units: number): Of | undefined {
  const reached = breaks.filter(({ minUnits }) => minUnits <= units);
  if (reached.length === 0) return firstBreak(breaks);
  return reached.reduce((last, each) => (each.minUnits > last.minUnits ? each : last));
}

/** The break that begins with the fewest units: what a size costs where no quantity is named (L2.7). */
export function firstBreak<Of extends Break>(breaks: readonly Of[]): Of | undefined {
  return breaks.reduce<Of | undefined>(
    (first, each) => (first && first.minUnits <= each.minUnits ? first : each),
    undefined,
  );
}

/** The next quantity above these units at which one costs less than now. */
export function nextLowerBreak(breaks: readonly PriceBreak[], units: number): number | undefined {
  const now = breakFor(breaks, units);
  const lower = breaks.filter(
    ({ minUnits, unitPrice }) => minUnits > units && unitPrice < (now?.unitPrice ?? 0),
  );
  return lower.length > 0 ? Math.min(...lower.map(({ minUnits }) => minUnits)) : undefined;
}
