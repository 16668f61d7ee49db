import { sum } from "../sum.ts";
import { type Message, withValues } from "../words.ts";

/** How many more or fewer bags than ordered may be made, in parts per million (L19.1). */
export interface Tolerance {
  readonly overPpm: number;
  readonly underPpm: number;
}

/** The share of a version for more bags, and the one for fewer; where it names none, one share holds both ways. */
export function toleranceOf(overPpm: number, underPpm: number | null = null): Tolerance {
  return { overPpm, underPpm: underPpm ?? overPpm };
}

const ppmOfPercent = (percent: number) => Math.round(percent * 10_000);

/** The same of a version as it is answered. */
export function toleranceOfVersion(version: {
  readonly tolerance_percent: number;
  readonly tolerance_under_percent: number;
}): Tolerance {
  return toleranceOf(ppmOfPercent(version.tolerance_percent), ppmOfPercent(version.tolerance_under_percent));
}

/** The columns of a version for what staff wrote of it, in per cent. */
export function toleranceColumns(over: number, under: number | undefined) {
  const isOther = under !== undefined && under !== over;
  return { tolerance_ppm: ppmOfPercent(over), tolerance_under_ppm: isOther ? ppmOfPercent(under) : null };
}

/** The same where the buyer pays for every good bag (L19.2). */
export function unbounded(tolerance: Tolerance): Tolerance {
  return { ...tolerance, overPpm: Number.POSITIVE_INFINITY };
}

const million = 1_000_000n;

/** The most bags of a line that the buyer pays for. */
export function mostUnits(unitsOrdered: number, { overPpm }: Tolerance): number {
  if (overPpm === Number.POSITIVE_INFINITY) return overPpm;
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
    message:
      "Between {least, number} and {most, number} bags ({percent} % more or fewer): you pay for what we ship.",
  },
  apart: /*i18n*/ {
    id: "orders.tolerance.apart",
    message:
      "Between {least, number} and {most, number} bags (+{over} %, −{under} %): you pay for what we ship.",
  },
  noUnders: /*i18n*/ {
    id: "orders.tolerance.noUnders",
    message: "At least {least, number} and up to {most, number} bags: you pay for what we ship.",
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
  const { over, under } = shares(tolerance);
  if (over === under) return withValues(words.between, { least, most, percent: over });
  return tolerance.underPpm === 0
    ? withValues(words.noUnders, { least, most })
    : withValues(words.apart, { least, most, over, under });
}

const shareWords = {
  both: /*i18n*/ {
    id: "orders.tolerance.share",
    message: "Up to {over} % more or fewer bags may be shipped; you pay for what is shipped.",
  },
  apart: /*i18n*/ {
    id: "orders.tolerance.shareApart",
    message: "Up to {over} % more or {under} % fewer bags may be shipped; you pay for what is shipped.",
  },
  noUnders: /*i18n*/ {
    id: "orders.tolerance.shareNoUnders",
    message: "Up to {over} % more bags may be shipped, and no fewer; you pay for what is shipped.",
  },
  exact: /*i18n*/ {
    id: "orders.tolerance.shareExact",
    message: "You receive exactly the number of bags that you order.",
  },
} as const satisfies Record<string, Message>;

/** The same where the bags depend on a choice, or nothing is counted in bags: the shares alone. */
export function toleranceShares(tolerance: Tolerance): Message {
  const { overPpm, underPpm } = tolerance;
  if (overPpm === 0 && underPpm === 0) return shareWords.exact;
  const apart = underPpm === 0 ? shareWords.noUnders : shareWords.apart;
  return withValues(overPpm === underPpm ? shareWords.both : apart, shares(tolerance));
}

/** In short: 5, or +5 / −0 where they differ; in per cent. */
export function shortShares(tolerance: Tolerance): string {
  const { over, under } = shares(tolerance);
  return over === under ? over : `+${over} / −${under}`;
}

function shares({ overPpm, underPpm }: Tolerance) {
  return { over: String(overPpm / 10_000), under: String(underPpm / 10_000) };
}
