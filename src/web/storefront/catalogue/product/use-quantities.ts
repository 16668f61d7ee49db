import { useRootData } from "../../../words/use-locale.ts";

/** The shop's minimum, and those of some usual quantities that are more. */
export function useQuantities(usual: readonly number[]): readonly number[] {
  const { minimumUnits } = useRootData().facts;
  return [minimumUnits, ...usual.filter((units) => units > minimumUnits)];
}
