import { maxUnitPriceE4 } from "../money/unit-price.ts";
import { type SizeCosts, unitCostFor } from "../prices/unit-costs.ts";
import { type Message, withValues } from "../words.ts";
import { type Draft, type DraftLine, readUnitPrice } from "./draft.ts";
import type { OfferContent, OfferLine } from "./offer.ts";
import { placedLines } from "./placed-lines.ts";
import { bagsOf } from "./shown-lines.ts";
import { hasNoAmount } from "./work-out-offer.ts";

/**
 * What one of a line costs the shop, in 1/10,000 dollar, by the line's place in the offer (`lines.2`). A line that is missing
 * has a cost that is not known. It is no part of an offer: a client reads the hash of that (ADR-115).
 */
export type UnitCosts = Readonly<Record<string, number>>;

/** The costs of a version: what staff typed, and, once it is frozen, what the catalogue said of the other lines. */
export interface VersionCosts {
  readonly typed: UnitCosts;
  readonly listed: UnitCosts;
}

export const noCosts: VersionCosts = { typed: {}, listed: {} };

/** Each cost that is known; a typed one before the catalogue's. */
export function knownCosts({ typed, listed }: VersionCosts): UnitCosts {
  return { ...listed, ...typed };
}

const noCost: Message = /*i18n*/ {
  id: "offer.line.noCost",
  message: "A line without an amount has no cost.",
};
const costInvalid: Message = /*i18n*/ {
  id: "offer.line.costInvalid",
  message: "A cost is a number from 0 to 10,000, with at most {places, number} decimals.",
};

/** Errors by the field of a draft whose quantities were laid out. */
export function checkCosts(draft: Draft): Readonly<Record<string, Message>> {
  const errors = typedLines(draft).flatMap(({ path, line }) => {
    if (line.unit_cost === undefined) return [];
    const e4 = readUnitPrice(line.unit_cost);
    if (hasNoAmount(line)) return [[`${path}.unit_cost`, noCost] as const];
    const isCost = Number.isSafeInteger(e4) && e4 >= 0 && e4 <= maxUnitPriceE4;
    return isCost ? [] : [[`${path}.unit_cost`, withValues(costInvalid, { places: 4 })] as const];
  });
  return Object.fromEntries(errors);
}

/** The costs that were typed into a draft whose quantities were laid out: a line's own for each of its quantities. */
export function typedCosts(draft: Draft): UnitCosts {
  const costs = typedLines(draft).flatMap(({ path, line }) =>
    line.unit_cost === undefined ? [] : [[path, readUnitPrice(line.unit_cost)] as const],
  );
  return Object.fromEntries(costs);
}

function typedLines({ lines, options = [] }: Draft) {
  const at = (start: string, all: readonly DraftLine[]) =>
    all.map((line, index) => ({ path: `${start}lines.${index}`, line }));
  const chosen = options.flatMap(({ choices }, option) =>
    choices.flatMap((choice, index) => at(`options.${option}.choices.${index}.`, choice.lines)),
  );
  return [...at("", lines), ...chosen];
}

/** What the catalogue knows of the sizes of an offer. */
export type CatalogueCosts = (sizeId: number) => Pick<SizeCosts, "own" | "breaks"> | undefined;

/**
 * What the catalogue says that the bags of an offer cost, each by the break that its price is taken from: the bags of a product
 * reach it together, those of a choice among themselves, and those of a quantity with the lines beside it (L2.3, L9.4).
 */
export function listedCosts(
  content: OfferContent,
  costsOf: CatalogueCosts,
  productOf: (sizeId: number) => number | null | undefined,
): UnitCosts {
  const costs: Record<string, number> = {};
  const put = (start: string, lines: readonly OfferLine[], beside: readonly OfferLine[]) => {
    for (const [index, { kind, sizeId }] of lines.entries()) {
      const size = kind === "product" && sizeId !== undefined ? costsOf(sizeId) : undefined;
      if (!size || sizeId === undefined) continue;
      const product = productOf(sizeId);
      const isSame = ({ sizeId: id }: OfferLine) =>
        id !== undefined && (id === sizeId || (product != null && productOf(id) === product));
      const cost = unitCostFor(size, bagsOf([...lines, ...beside].filter(isSame)));
      if (cost !== undefined) costs[`${start}lines.${index}`] = cost;
    }
  };
  put("", content.lines, []);
  for (const [option, { choices, at }] of content.options.entries())
    for (const [index, { lines }] of choices.entries())
      put(`options.${option}.choices.${index}.`, lines, at === undefined ? [] : content.lines);
  return costs;
}

/** The same costs in another form of the offer, of the same lines: some may be missing there, or stand elsewhere. */
export function movedCosts(from: OfferContent, costs: UnitCosts, to: OfferContent): UnitCosts {
  const byLine = new Map(placedLines(from).map(({ path, line }) => [line, costs[path]]));
  const moved = placedLines(to).flatMap(({ path, line }) => {
    const cost = byLine.get(line);
    return cost === undefined ? [] : [[path, cost] as const];
  });
  return Object.fromEntries(moved);
}
