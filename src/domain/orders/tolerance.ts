import { type Message, withValues } from "../words.ts";

/** How many more or fewer bags than ordered may be made, in parts per million (L19.1). */
export interface Tolerance {
  readonly overPpm: number;
  readonly underPpm: number;
}

/** A version names one share, which holds both ways. */
export function toleranceOf(ppm: number): Tolerance {
  return { overPpm: ppm, underPpm: ppm };
}

const million = 1_000_000n;

/** The most bags of a line that the buyer pays for. */
export function mostUnits(unitsOrdered: number, { overPpm }: Tolerance): number {
  return Number((BigInt(unitsOrdered) * (million + BigInt(overPpm))) / million);
}

/** The fewest bags of a line that fulfil the order. */
export function leastUnits(unitsOrdered: number, { underPpm }: Tolerance): number {
  const missing = BigInt(Math.min(underPpm, Number(million)));
  return Number((BigInt(unitsOrdered) * (million - missing) + million - 1n) / million);
}

/** What is paid for: the good bags, up to the bound (L19.2). What is more is the buyer's for nothing. */
export function billableUnits(unitsOrdered: number, unitsGood: number, tolerance: Tolerance): number {
  return Math.min(unitsGood, mostUnits(unitsOrdered, tolerance));
}

const words = {
  between: /*i18n*/ {
    id: "orders.tolerance.between",
    message: "Between {least, number} and {most, number} bags (±{percent} %): you pay for what we ship.",
  },
  exact: /*i18n*/ {
    id: "orders.tolerance.exact",
    message: "Exactly {units, number} bags: you pay for what we ship.",
  },
} as const satisfies Record<string, Message>;

/** The sentence beside a total: how many bags may come. None where nothing is counted in bags. */
export function toleranceSentence(units: readonly number[], tolerance: Tolerance): Message | undefined {
  const ordered = sum(units);
  if (ordered === 0) return undefined;
  const least = sum(units.map((each) => leastUnits(each, tolerance)));
  const most = sum(units.map((each) => mostUnits(each, tolerance)));
  if (least === most) return withValues(words.exact, { units: ordered });
  return withValues(words.between, { least, most, percent: String(tolerance.overPpm / 10_000) });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
