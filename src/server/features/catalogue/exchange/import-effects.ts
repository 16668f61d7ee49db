import type { ImportEffect } from "#contracts/catalogue/catalogue-exchange.ts";
import { unitPriceE4, unitPriceToDecimal } from "#domain/money/unit-price.ts";
import type { ImportPlan, ProductStep, SizeStep } from "./plan-import.ts";

/** As many as a person reads through. */
const mostEffects = 500;

interface Counts {
  readonly products: number;
  readonly sizes: number;
}

export interface ImportEffects {
  readonly made: Counts;
  readonly changed: Counts;
  readonly effects: ImportEffect[];
}

/** What a plan makes and changes, in numbers, and line by line for the first of them. */
export function importEffects({ products }: ImportPlan): ImportEffects {
  const sizes = products.flatMap((product) => product.sizes);
  const effects = products
    .flatMap((product) => [
      ...productEffect(product),
      ...product.sizes.flatMap((size) => sizeEffect(product, size)),
    ])
    .toSorted((a, b) => a.row - b.row);
  return {
    made: { products: countMade(products), sizes: countMade(sizes) },
    changed: { products: countChanged(products), sizes: countChanged(sizes) },
    effects: effects.slice(0, mostEffects),
  };
}

type Step = Pick<ProductStep | SizeStep, "before" | "change">;

const countMade = (steps: readonly Step[]) => steps.filter(({ before }) => !before).length;
const countChanged = (steps: readonly Step[]) =>
  steps.filter(({ before, change }) => before && change).length;

function productEffect({ row, name, before, change }: ProductStep): ImportEffect[] {
  if (before && !change) return [];
  const kind = before ? "changed" : "new";
  return [{ row, product: name, size: null, kind, price_before: null, price_after: null }];
}

function sizeEffect(product: ProductStep, { row, name, before, change }: SizeStep): ImportEffect[] {
  if (!change) return [];
  const price = (e4: number) => unitPriceToDecimal(unitPriceE4(e4));
  return [
    {
      row,
      product: product.name,
      size: name,
      kind: before ? "changed" : "new",
      price_before: before ? price(before.unit_price_e4) : null,
      price_after: price(change.unit_price_e4),
    },
  ];
}
