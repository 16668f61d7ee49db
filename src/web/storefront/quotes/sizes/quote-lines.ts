import { shownName, shownSize } from "#domain/catalogue/shown-texts.ts";
import type { Locale } from "#domain/language/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import { cents } from "#domain/money/cents.ts";
import { parseUnitPrice, type UnitPriceE4, unitPriceE4 } from "#domain/money/unit-price.ts";
import type { PrintPrices } from "#domain/prices/price-list.ts";
import { type PricedLine, type PricedRequest, priceRequest } from "#domain/prices/price-request.ts";
import { priceListOf } from "#domain/prices/read-price-list.ts";
import { maximumUnits } from "#domain/quotes/quote-limits.ts";
import { lineTotal, quoteTotal } from "#domain/quotes/quote-total.ts";
import { totalUnits } from "#domain/quotes/units.ts";
import type { QuoteDraft } from "../form/quote-draft.ts";
import type { FormSize, SizeGroup } from "./size-groups.ts";

/** A ticked size with the units typed next to it. */
export interface QuoteLine {
  readonly size: FormSize;
  /** By its name it is sent; without one for sizes whose product is not in the list. */
  readonly product: { readonly name: string };
  /** What its reader is told. */
  readonly shown: { readonly product: string; readonly size: string };
  /** At the break of the product's bags; before units are typed, the first. */
  readonly unitPrice: UnitPriceE4;
  readonly units: number | undefined;
  /** Undefined until the units can be counted. */
  readonly total: number | undefined;
}

export interface Estimate {
  readonly lines: readonly QuoteLine[];
  readonly units: number;
  /** Of the bags: what the request asks for, without printing. */
  readonly total: Cents;
  /** What printing costs, as far as places are stated and the price list knows. */
  readonly printing: readonly PricedLine[];
  /** Whether something of the printing is still to be confirmed. */
  readonly isPrintingOpen: boolean;
  /** The bags and their printing, as far as it is known, and the next break. */
  readonly priced: PricedRequest;
}

/** The estimate of what is filled in so far; sizes that are no longer sold do not count. */
export function estimateOf(
  draft: QuoteDraft,
  groups: readonly SizeGroup[],
  locale: Locale,
  print: PrintPrices | null = null,
): Estimate {
  const asked = groups.flatMap((group) =>
    group.sizes
      .filter((size) => Object.hasOwn(draft.units, size.id))
      .map((size) => ({ size, product: group.product, units: draft.units[size.id] ?? undefined })),
  );
  const counted = asked.flatMap(({ size, product, units }) =>
    isCount(units)
      ? { sizeId: size.id, productId: product?.id ?? null, unitPrice: priceOf(size), units }
      : [],
  );
  const places = draft.isLogo ? draft.places : [];
  const list = priceListOf(
    asked.map(({ size }) => size),
    print,
  );
  const priced = priceRequest({ sizes: counted, places }, list);
  const bags = priced.lines.filter(({ kind }) => kind === "product");
  return {
    lines: asked.map(({ size, product, units }): QuoteLine => {
      const unitPrice = bags.find(({ sizeId }) => sizeId === size.id)?.unitPrice ?? priceOf(size);
      const named = product ?? { name: "" };
      return {
        ...{ size, unitPrice, units, product: named },
        shown: { product: shownName(named, locale), size: shownSize(size.name, locale) },
        total: isCount(units) ? lineTotal({ unitPrice, units }) : undefined,
      };
    }),
    units: totalUnits(counted),
    total: quoteTotal(bags, cents(0)),
    printing: priced.lines.filter(({ kind }) => kind !== "product"),
    isPrintingOpen: draft.isLogo && (places.length === 0 || priced.unknown.length > 0),
    priced,
  };
}

function priceOf(size: FormSize): UnitPriceE4 {
  return parseUnitPrice(size.price) ?? unitPriceE4(0);
}

function isCount(units: number | undefined): units is number {
  return units !== undefined && Number.isInteger(units) && units > 0 && units <= maximumUnits;
}
