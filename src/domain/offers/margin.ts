import { divideHalfUp } from "../money/decimal.ts";
import { sum } from "../sum.ts";
import type { UnitCosts } from "./line-costs.ts";
import type { Choices, OfferContent, OfferLine } from "./offer.ts";
import { placedLinesOf } from "./placed-lines.ts";
import { defaultChoices, hasNoAmount, workOutOffer } from "./work-out-offer.ts";

/** What a line brings the shop, and what it costs it. */
export interface LineMargin {
  /** After its own discount and its part of the offer's, before tax. */
  readonly netCents: number;
  /** Undefined where it is not known, which is never nothing. */
  readonly costCents: number | undefined;
}

/** The same of an offer. What it costs and leaves is said of the lines alone whose cost is known. */
export interface OfferMargin {
  /** Everything but the tax. */
  readonly netCents: number;
  /** The part of it that comes from lines whose cost is known. */
  readonly costedCents: number;
  readonly costCents: number;
  /** How many lines have a cost that is not known. */
  readonly unknownLines: number;
}

/** What is left of a price, in cents. */
export function marginOf({ costedCents, costCents }: Pick<OfferMargin, "costedCents" | "costCents">): number {
  return costedCents - costCents;
}

/** A part as a share of what it is of, in per cent, rounded half up to one decimal; null of nothing. */
export function shareOf(cents: number, whole: number): number | null {
  if (whole <= 0) return null;
  return Number(divideHalfUp(BigInt(cents) * 1000n, BigInt(whole))) / 10;
}

/** What each line of an offer brings and costs, by its place, of those that count with these choices. */
export function workOutLineMargins(
  content: OfferContent,
  costs: UnitCosts,
  choices: Choices = defaultChoices(content.options),
): ReadonlyMap<string, LineMargin> {
  const worked = workOutOffer(content, choices);
  const net = worked.lines.map(({ amountCents, discountCents }) => amountCents - discountCents);
  // The request alone is rounded once: its first line takes what its lines differ from that sum by.
  const rounded = worked.goodsCents + worked.freightCents - sum(net);
  const first = worked.lines.findIndex(({ line }) => !hasNoAmount(line));
  const nets = net.map((cents, index) => (index === first ? cents + rounded : cents));
  const margins = placedLinesOf(content, choices).flatMap(({ path, line }, index) => {
    if (hasNoAmount(line)) return [];
    const netCents = nets[index] ?? 0;
    return [[path, { netCents, costCents: costOf(line, costs[path], netCents) }] as const];
  });
  return new Map(margins);
}

/** What an offer brings and costs with these choices. */
export function workOutMargin(content: OfferContent, costs: UnitCosts, choices?: Choices): OfferMargin {
  const lines = [...workOutLineMargins(content, costs, choices).values()];
  const known = lines.filter(({ costCents }) => costCents !== undefined);
  return {
    netCents: sum(lines.map(({ netCents }) => netCents)),
    costedCents: sum(known.map(({ netCents }) => netCents)),
    costCents: sum(known.map(({ costCents = 0 }) => costCents)),
    unknownLines: lines.length - known.length,
  };
}

/** A line without units is one. What is below zero is given back, and costs nothing but that. */
function costOf({ units = 1 }: OfferLine, unitCostE4: number | undefined, netCents: number) {
  if (unitCostE4 === undefined) return netCents < 0 ? 0 : undefined;
  return Number(divideHalfUp(BigInt(unitCostE4) * BigInt(units), 100n));
}
