import type { OfferLine } from "../offers/offer.ts";
import { sum } from "../sum.ts";

/** Whether a line is counted in bags: it becomes a line of the order. */
export function isBagLine({ kind, units }: OfferLine): boolean {
  return kind === "product" && units !== undefined && units > 0;
}

/** The lines with other bags, in their order: print runs follow by the share of bags, rounded down (L9.4, L19.3). All else stays. */
export function withBags(lines: readonly OfferLine[], units: readonly number[]): OfferLine[] {
  const before = lines.filter(isBagLine).map((line) => line.units ?? 0);
  const now = before.map((ordered, at) => units[at] ?? ordered);
  const share = { before: sum(before), now: sum(now) };
  const left = [...now];
  return lines.map((line) => {
    if (isBagLine(line)) return { ...line, units: left.shift() ?? line.units };
    return line.kind === "run" ? scaledRun(line, share) : line;
  });
}

function scaledRun(line: OfferLine, { before, now }: { before: number; now: number }): OfferLine {
  if (line.units === undefined || before === 0) return line;
  return { ...line, units: Number((BigInt(line.units) * BigInt(now)) / BigInt(before)) };
}
