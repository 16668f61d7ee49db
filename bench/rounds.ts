/** Three numbers of several rounds. */
export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** Of an even number of rounds the median lies between the two in the middle. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const half = (sorted.length - 1) / 2;
  return { min: at(0), median: (at(Math.floor(half)) + at(Math.ceil(half))) / 2, max: at(sorted.length - 1) };
}

/** The shop next to the bare server, round by round: each pair ran at nearly the same moment. */
export function ratioOf(ours: readonly number[], bare: readonly number[]): Spread {
  return spreadOf(ours.map((value, round) => value / (bare[round] ?? Number.NaN)));
}

/** e.g. "1,203 [1,180; 1,240]/s" */
export function perSecond(rates: readonly number[]): string {
  return `${show(spreadOf(rates), 0)}/s`;
}

/** e.g. "0.91 [0.88; 0.95]" */
export function show({ min, median, max }: Spread, digits = 2): string {
  const [low, middle, high] = [min, median, max].map((value) =>
    value.toLocaleString("en-US", { maximumFractionDigits: digits, minimumFractionDigits: digits }),
  );
  return `${middle} [${low}; ${high}]`;
}

/** One row of the table: what was measured, the requirement, and whether it was met. */
export interface Figure {
  readonly what: string;
  readonly ours: string;
  readonly bare: string;
  readonly ratio: string;
  readonly promise: string;
  readonly isKept: boolean;
}
