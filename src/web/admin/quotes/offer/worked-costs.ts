import type { Draft } from "#domain/offers/draft.ts";
import {
  type CatalogueCosts,
  listedCosts,
  movedCosts,
  typedCosts,
  type UnitCosts,
} from "#domain/offers/line-costs.ts";
import {
  type LineMargin,
  type OfferMargin,
  workOutLineMargins,
  workOutMargin,
} from "#domain/offers/margin.ts";
import type { Choices, OfferContent } from "#domain/offers/offer.ts";
import { placedLines } from "#domain/offers/placed-lines.ts";
import { defaultChoices } from "#domain/offers/work-out-offer.ts";

/** What the catalogue knows, for whom prices are meant. */
export interface KnownCosts {
  readonly costsOf: CatalogueCosts;
  readonly productOf: (sizeId: number) => number | null | undefined;
}

/** What a line costs and leaves; of bags in several quantities in each of them. */
export interface WorkedCost extends Partial<LineMargin> {
  /** What the catalogue says, unless another is typed. */
  readonly listedE4: number | undefined;
}

export interface WorkedCosts {
  readonly byLine: ReadonlyMap<number, readonly WorkedCost[]>;
  readonly whole: OfferMargin;
  /** Of one line at least a cost is known: before that lines say nothing of it. */
  readonly isAnyKnown: boolean;
}

interface Written {
  /** As the call carries it, its quantities laid out. */
  readonly draft: Draft;
  readonly content: OfferContent;
  /** The same without what cannot be read yet. */
  readonly readable: OfferContent;
  /** The same as it is offered: of each line in the same place. */
  readonly offered: OfferContent;
}

/** What the lines that are typed cost and leave, in every choice. */
export function workOutCosts(
  { draft, content, readable, offered }: Written,
  { costsOf, productOf }: KnownCosts,
  keyOf: (path: string) => number | undefined,
): WorkedCosts {
  const typed = Object.entries(typedCosts(draft)).filter(([, e4]) => Number.isSafeInteger(e4) && e4 >= 0);
  const listed = listedCosts(readable, costsOf, productOf);
  const costs = { ...listed, ...movedCosts(content, Object.fromEntries(typed), readable) };
  const margins = lineMarginsOf(offered, costs);
  const keys = new Map(placedLines(content).map(({ path, line }) => [line, keyOf(path)]));
  const byLine = new Map<number, WorkedCost[]>();
  for (const { path, line } of placedLines(readable)) {
    const key = keys.get(line);
    if (key === undefined) continue;
    byLine.set(key, [...(byLine.get(key) ?? []), { ...margins.get(path), listedE4: listed[path] }]);
  }
  const isAnyKnown = Object.keys(costs).length > 0;
  return { byLine, whole: workOutMargin(offered, costs), isAnyKnown };
}

/** What the lines of an offer bring and cost, by their places: with the default choices, and those of each other one. */
export function lineMarginsOf(content: OfferContent, costs: UnitCosts): ReadonlyMap<string, LineMargin> {
  const margins = new Map<string, LineMargin>();
  for (const choices of eachChoice(content))
    for (const [path, margin] of workOutLineMargins(content, costs, choices))
      if (!margins.has(path)) margins.set(path, margin);
  return margins;
}

/** The default choices, and each further choice beside them. */
function eachChoice({ options }: OfferContent): Choices[] {
  const first = defaultChoices(options);
  const others = options.flatMap((option) =>
    option.choices.map(({ id }) => ({
      ...first,
      [option.id]: option.kind === "any_of" ? [...new Set([...option.defaultChoices, id])] : id,
    })),
  );
  return [first, ...others];
}
