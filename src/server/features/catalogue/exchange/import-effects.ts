import type { ImportChange, ImportEffect } from "#contracts/catalogue/catalogue-exchange.ts";
import { unitPriceE4, unitPriceToDecimal } from "#domain/money/unit-price.ts";
import { cutText } from "#domain/text/cut.ts";
import type { ImportPlan, ProductStep, SizeStep } from "./plan-import.ts";

/** Of each kind, as many as a person reads through. */
const mostEffects = 500;

/** Of a text that changes, in characters: enough to know it by. */
const longestText = 200;

interface Counts {
  readonly products: number;
  readonly sizes: number;
}

export interface ImportEffects {
  readonly made: Counts;
  readonly changed: Counts;
  readonly unchanged: Counts;
  readonly effects: ImportEffect[];
}

/** What a plan makes, changes and leaves, in numbers, and line by line for the first of each kind. */
export function importEffects({ products }: ImportPlan): ImportEffects {
  const effects = products
    .flatMap((product) => [
      ...productEffect(product),
      ...product.sizes.map((size) => sizeEffect(product, size)),
    ])
    .toSorted((a, b) => a.row - b.row);
  const byKind = Map.groupBy(effects, ({ kind }) => kind);
  const count = (kind: ImportEffect["kind"]) => {
    const all = byKind.get(kind) ?? [];
    const sizes = all.filter(({ size }) => size !== null).length;
    return { products: all.length - sizes, sizes };
  };
  const first = new Set([...byKind.values()].flatMap((all) => all.slice(0, mostEffects)));
  return {
    made: count("new"),
    changed: count("changed"),
    unchanged: count("unchanged"),
    effects: effects.filter((effect) => first.has(effect)),
  };
}

/** A product that stays as it is needs no line of its own beside those of its sizes. */
function productEffect({ row, name, before, change, sizes }: ProductStep): ImportEffect[] {
  if (before && !change && sizes.length > 0) return [];
  const kind = before ? (change ? "changed" : "unchanged") : "new";
  const changes = before
    ? (["description", "name_fr", "description_fr"] as const).flatMap((field) => {
        const after = change?.[field];
        return after === undefined ? [] : changeOf(field, before[field], after);
      })
    : [];
  return [{ row, product: name, size: null, kind, price_before: null, price_after: null, changes }];
}

function sizeEffect(product: ProductStep, { row, name, before, change, breaks }: SizeStep): ImportEffect {
  const price_before = before ? digits(before.unit_price_e4) : null;
  const price_after = change ? digits(change.unit_price_e4) : price_before;
  const place = { row, product: product.name, size: name, price_before, price_after };
  const ofBreaks = breaks ? breakChanges(breaks) : [];
  if (!before) return { ...place, kind: "new", changes: ofBreaks };
  if (!change && !breaks) return { ...place, kind: "unchanged", changes: [] };
  const ofSize = change
    ? [
        ...changeOf("label", before.label, change.label),
        ...changeOf("price", digits(before.unit_price_e4), digits(change.unit_price_e4)),
        ...changeOf("cost", costDigits(before.unit_cost_e4), costDigits(change.unit_cost_e4)),
      ]
    : [];
  return { ...place, kind: "changed", changes: [...ofSize, ...ofBreaks] };
}

const digits = (e4: number) => unitPriceToDecimal(unitPriceE4(e4));

const costDigits = (e4: number | null) => (e4 === null ? "" : digits(e4));

function breakChanges({ before, after }: NonNullable<SizeStep["breaks"]>): ImportChange[] {
  return after.flatMap(({ minUnits, unitPrice }) => {
    const stored = before.find((each) => each.minUnits === minUnits)?.unitPrice;
    const change = changeOf("price", stored === undefined ? "" : digits(stored), digits(unitPrice));
    return change.map((each) => ({ ...each, min_units: minUnits }));
  });
}

function changeOf(field: ImportChange["field"], before: string, after: string): ImportChange[] {
  if (before === after) return [];
  return [
    { field, min_units: null, before: cutText(before, longestText), after: cutText(after, longestText) },
  ];
}
