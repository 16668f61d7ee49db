import type { OfferContent, OfferLine } from "../offers/offer.ts";
import type { WorkedOutLine } from "../offers/work-out-offer.ts";
import { breakFor, type PriceBreak, type PriceList } from "../prices/price-list.ts";
import { withBags } from "./bag-lines.ts";

interface Today {
  readonly list: PriceList;
  /** What each size costs by itself, where no list names it, in 1/10,000 dollar. */
  readonly ownPrices: ReadonlyMap<number, number>;
  /** The product of each size. */
  readonly productOf: ReadonlyMap<number, number>;
  /** How many colours are set up again: none of an exact repeat; as many as before where no place was named. */
  readonly setUpColours: number | "as-before";
  /** How many bags of each line that has bags; as many as before where it is left out. */
  readonly bags?: readonly number[] | undefined;
}

/**
 * What was ordered, at today's prices (L20.1): bags and print runs by the list, set-up for what is set up again. What no
 * list knows, fees, freight, discount and tax are proposed as they were; staff looks at them before anything is offered.
 */
export function offerAgain(content: OfferContent, today: Today): OfferContent {
  const { plan: _plan, ...rest } = content;
  const lines = withBags(content.lines, today.bags ?? []);
  return { ...rest, lines: lines.flatMap((line) => lineAgain(line, lines, today)) };
}

/** A line as it was accepted, beside the same one of today; none where its set-up stands. */
export interface LineAgain {
  readonly before: WorkedOutLine;
  readonly now: WorkedOutLine | undefined;
}

/** The lines of an order, each with what follows from it. */
export function linesAgain(before: readonly WorkedOutLine[], today: readonly WorkedOutLine[]): LineAgain[] {
  const left = [...today];
  return before.map((line) => {
    const at = left.findIndex((each) => isSameLine(each.line, line.line));
    return { before: line, now: at < 0 ? undefined : left.splice(at, 1)[0] };
  });
}

function isSameLine(one: OfferLine, other: OfferLine): boolean {
  return one.kind === other.kind && one.name === other.name && one.sizeId === other.sizeId;
}

/** How many bags its buyer may like to compare: as many as before, and from where the list asks less for one. */
export function bagsToCompare(
  ordered: number,
  { breaks, least }: { readonly breaks: readonly PriceBreak[]; readonly least: number },
): number[] {
  const steps = breaks.map(({ minUnits }) => minUnits).filter((units) => units >= least);
  return [...new Set([ordered, ...steps])].sort((one, other) => one - other);
}

function lineAgain(line: OfferLine, all: readonly OfferLine[], today: Today): OfferLine[] {
  if (line.kind === "product") return [{ ...line, unitPriceE4: priceOfBag(line, all, today) }];
  if (line.kind === "run") return [{ ...line, unitPriceE4: priceOfRun(all, today) ?? line.unitPriceE4 }];
  return line.kind === "setup" ? setUpAgain(line, today) : [line];
}

/** The break that the bags of its product reach together (L2.3). */
function priceOfBag(line: OfferLine, all: readonly OfferLine[], { list, ownPrices, productOf }: Today) {
  const { sizeId } = line;
  if (sizeId === undefined) return line.unitPriceE4;
  const product = productOf.get(sizeId);
  const together = all.filter((each) => each.sizeId !== undefined && productOf.get(each.sizeId) === product);
  const known = breakFor(list.breaks.get(sizeId) ?? [], bagsOf(together))?.unitPrice;
  return known ?? ownPrices.get(sizeId) ?? line.unitPriceE4;
}

function priceOfRun(all: readonly OfferLine[], { list }: Today): number | undefined {
  return breakFor(list.print?.run ?? [], bagsOf(all))?.unitPrice;
}

/** Each colour that is set up again; nothing where all of it stands. */
function setUpAgain(line: OfferLine, { list, setUpColours }: Today): OfferLine[] {
  if (setUpColours === 0) return [];
  const rate = list.print?.setup;
  const units = setUpColours === "as-before" ? line.units : setUpColours;
  if (rate == null || units === undefined) return [line];
  const { amountCents: _amount, ...rest } = line;
  return [{ ...rest, units, unitPriceE4: rate }];
}

function bagsOf(lines: readonly OfferLine[]): number {
  return lines.reduce((sum, { kind, units }) => sum + (kind === "product" ? (units ?? 0) : 0), 0);
}
