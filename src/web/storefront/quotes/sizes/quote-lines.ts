import { type Cents, cents } from "#domain/money/cents.ts";
import { parseUnitPrice, type UnitPriceE4, unitPriceE4 } from "#domain/money/unit-price.ts";
import { maximumUnits } from "#domain/quotes/quote-limits.ts";
import { lineTotal, quoteTotal } from "#domain/quotes/quote-total.ts";
import { totalUnits } from "#domain/quotes/units.ts";
import type { QuoteDraft } from "../form/quote-draft.ts";
import type { FormSize, SizeGroup } from "./size-groups.ts";

/** A ticked size with the units typed next to it. */
export interface QuoteLine {
  readonly size: FormSize;
  /** What is sent, and what French readers are shown instead. */
  readonly productName: string;
  readonly productNameFr?: string | undefined;
  readonly unitPrice: UnitPriceE4;
  readonly units: number | undefined;
  /** Undefined until the units can be counted. */
  readonly total: Cents | undefined;
}

export interface Estimate {
  readonly lines: readonly QuoteLine[];
  readonly units: number;
  /** Without the logo fee, which is confirmed later. */
  readonly total: Cents;
}

/** The estimate of what is filled in so far; sizes that are no longer sold do not count. */
export function estimateOf(draft: QuoteDraft, groups: readonly SizeGroup[]): Estimate {
  const lines = groups.flatMap((group) =>
    group.sizes
      .filter((size) => Object.hasOwn(draft.units, size.id))
      .map((size) => lineOf(size, group.product, draft.units[size.id] ?? undefined)),
  );
  const counted = lines.flatMap(({ unitPrice, units, total }) =>
    total === undefined || units === undefined ? [] : { unitPrice, units },
  );
  return {
    lines,
    units: totalUnits(counted),
    total: quoteTotal(counted, cents(0)),
  };
}

function lineOf(size: FormSize, product: SizeGroup["product"], units: number | undefined): QuoteLine {
  const unitPrice = parseUnitPrice(size.price) ?? unitPriceE4(0);
  const counts = units !== undefined && Number.isInteger(units) && units > 0 && units <= maximumUnits;
  const { name: productName = "", name_fr: productNameFr } = product ?? {};
  return {
    size,
    productName,
    productNameFr,
    unitPrice,
    units,
    total: counts ? lineTotal({ unitPrice, units }) : undefined,
  };
}
