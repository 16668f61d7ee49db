import { useRootData } from "../../../words/use-locale.ts";

/** The shop's minimum, and those of some quantities that are more. */
export function useQuantities(usual: readonly number[]): readonly number[] {
  const { minimumUnits } = useRootData().facts;
  return [minimumUnits, ...usual.filter((units) => units > minimumUnits)];
}

/** Usual quantities: some times the shop's minimum, 25,000, 50,000 and 100,000 where it is 10,000. */
export function useUsualQuantities(times: readonly number[]): readonly number[] {
  const { minimumUnits } = useRootData().facts;
  return times.map((each) => Math.ceil(each * minimumUnits));
}
