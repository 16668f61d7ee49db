import { type Cents, cents, nearestCents } from "#domain/money/cents.ts";
import { parseUnitPrice, type UnitPriceE4 } from "#domain/money/unit-price.ts";
import { estimateTotal, quoteTotal } from "./quote-total.ts";

/** A quote as answered, of which much may be missing. */
export interface QuoteWithoutTotal {
  readonly sizes: readonly string[];
  readonly sizes_quantities: Readonly<Record<string, number>>;
  readonly quantity: number;
  readonly is_logo_required: boolean;
  /** Dollars. */
  readonly price_logo_quote: number | null;
}

/** A size as it is sold today. */
export interface PricedSize {
  readonly name: string;
  readonly price: string | number;
}

/**
 * What a page shows of a quote whose answer carries no total: price × units of each size, or, without units per size,
 * the average price × quantity; with the logo fee (SPEC-3.37). An estimate, because prices may have changed since;
 * the server never charges it. Undefined where no size of the quote has a price.
 */
export function estimateForDisplay(quote: QuoteWithoutTotal, sold: readonly PricedSize[]): Cents | undefined {
  const fee = quote.is_logo_required ? (nearestCents(quote.price_logo_quote) ?? cents(0)) : cents(0);
  const lines = Object.entries(quote.sizes_quantities).map(([name, units]) => ({
    prices: pricesOf(name, sold),
    units,
  }));
  const exact = lines.flatMap(({ prices: [unitPrice, ...others], units }) =>
    unitPrice !== undefined && others.length === 0 ? [{ unitPrice, units }] : [],
  );
  // A name that several products use has no one price.
  if (lines.length > 0 && exact.length === lines.length) return quoteTotal(exact, fee);
  const names = lines.length > 0 ? Object.keys(quote.sizes_quantities) : quote.sizes;
  return estimateTotal(
    names.flatMap((name) => pricesOf(name, sold)),
    quote.quantity,
    fee,
  );
}

function pricesOf(name: string, sold: readonly PricedSize[]): readonly UnitPriceE4[] {
  const prices = sold.filter((size) => size.name === name).map(({ price }) => parseUnitPrice(price));
  return [...new Set(prices)].filter((price) => price !== undefined);
}
