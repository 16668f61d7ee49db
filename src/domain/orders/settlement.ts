import type { Choices, OfferContent, OfferLine } from "../offers/offer.ts";
import { defaultChoices, type WorkedOutOffer, workOutOffer } from "../offers/work-out-offer.ts";
import { sum } from "../sum.ts";
import { daysAfter } from "../time/days.ts";
import { withBags } from "./bag-lines.ts";
import { billableUnits, leastUnits, type Tolerance } from "./tolerance.ts";

/**
 * What the buyer of too few bags may ask for: these at a lower price, or the rest (L19.5); and of too many, to pay for all of
 * them (L19.2).
 */
export const settlementChoices = ["take", "rest", "all"] as const;
export type SettlementChoice = (typeof settlementChoices)[number];

/** How a settlement stands. `asked` and `rest` are stored while the buyer chooses, and when he wants the rest. */
export const settlementStates = ["open", "asked", "rest", "settled"] as const;
export type SettlementState = (typeof settlementStates)[number];

/** How many days the buyer of too few bags has to choose; without an answer he takes what was made (L19.5). */
const daysToChoose = 5;

/** The last day on which he may choose. */
export function chooseUntil(askedOn: string): string {
  return daysAfter(askedOn, daysToChoose);
}

/** A line of an order with the good bags that were counted; null before the count. */
export interface CountedLine {
  readonly unitsOrdered: number;
  readonly unitsGood: number | null;
}

/** Whether fewer bags of some line were made than the order allows, so that the buyer chooses (L19.5). */
export function isBelowTolerance(lines: readonly CountedLine[], tolerance: Tolerance): boolean {
  return lines.some(
    ({ unitsOrdered, unitsGood }) => unitsGood !== null && unitsGood < leastUnits(unitsOrdered, tolerance),
  );
}

export function isCounted(lines: readonly CountedLine[]): boolean {
  return lines.length > 0 && lines.every(({ unitsGood }) => unitsGood !== null);
}

/** The bags beyond the bound, which the buyer gets for nothing (L19.2). */
export function freeUnits(lines: readonly CountedLine[], tolerance: Tolerance): number {
  return sum(
    lines.map(({ unitsOrdered, unitsGood }) => {
      const good = unitsGood ?? 0;
      return good - billableUnits(unitsOrdered, good, tolerance);
    }),
  );
}

interface Settling {
  /** What was accepted. */
  readonly content: OfferContent;
  readonly choices?: Choices | undefined;
  /** The lines of bags in the order of the offer. */
  readonly counts: readonly CountedLine[];
  readonly tolerance: Tolerance;
  /** What estimated freight came to; without it the estimate stands. */
  readonly actualFreightCents?: number | undefined;
}

export interface SettledOffer {
  readonly content: OfferContent;
  readonly worked: WorkedOutOffer;
  /** This total less the accepted one. */
  readonly differenceCents: number;
}

/**
 * The offer as it was fulfilled (L19): the billable bags at the prices of the ordered quantity; print runs by the share
 * of bags, rounded down; a discount in per cent worked out anew, one in dollars as it was; estimated freight as it came.
 * All else stays.
 */
export function settle({ content, choices, counts, tolerance, actualFreightCents }: Settling): SettledOffer {
  const accepted = workOutOffer(content, choices ?? defaultChoices(content.options));
  const lines = accepted.lines.map(({ line }) => line);
  const billable = counts.map(({ unitsOrdered, unitsGood }) =>
    billableUnits(unitsOrdered, unitsGood ?? unitsOrdered, tolerance),
  );
  const settled = withBags(withFreight(lines, actualFreightCents), billable);
  const fulfilled: OfferContent = { ...content, lines: settled, options: [] };
  const worked = workOutOffer(fulfilled);
  return { content: fulfilled, worked, differenceCents: worked.totalCents - accepted.totalCents };
}

/** What estimated freight came to stands at its first line. */
function withFreight(lines: readonly OfferLine[], actualCents: number | undefined): OfferLine[] {
  if (actualCents === undefined) return [...lines];
  const first = lines.findIndex(({ freight }) => freight === "estimate");
  return lines.map((line, index): OfferLine => {
    if (line.freight !== "estimate") return line;
    const { units: _units, unitPriceE4: _price, ...rest } = line;
    return { ...rest, freight: "fixed", amountCents: index === first ? actualCents : 0 };
  });
}

/** What is still to pay, or below zero what goes back, by subtraction (L19.6). */
export function balanceCents({ worked }: SettledOffer, paidCents: number): number {
  return worked.totalCents - paidCents;
}
