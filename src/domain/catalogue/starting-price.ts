import { parseUnitPrice, type UnitPriceE4, unitPriceE4 } from "#domain/money/unit-price.ts";

/** A size as far as prices are concerned; its price as it arrived. */
export interface PricedSize {
  readonly product_id: number | null;
  readonly price: string | number;
}

function lowest(sizes: readonly PricedSize[]): UnitPriceE4 | undefined {
  const prices = sizes
    .map((size) => parseUnitPrice(size.price))
    .filter((price) => price !== undefined && price > 0);
  return prices.reduce<UnitPriceE4 | undefined>(
    (least, price) => (least === undefined || (price !== undefined && price < least) ? price : least),
    undefined,
  );
}

/**
 * The price a product starts from: the lowest valid one among its own sizes, else among all sizes,
 * else 0 (SPEC-1.16).
 */
export function startingPrice(productId: number, sizes: readonly PricedSize[]): UnitPriceE4 {
  const own = sizes.filter((size) => size.product_id === productId);
  return lowest(own) ?? lowest(sizes) ?? unitPriceE4(0);
}
