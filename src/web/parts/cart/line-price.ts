import type { CartItem } from "#domain/cart/cart-item.ts";
import { parseUnitPrice, type UnitPriceE4, unitPriceE4 } from "#domain/money/unit-price.ts";

/** The price of one bag of a line; a stored line without a readable price is dropped. */
export function linePrice(item: Pick<CartItem, "price">): UnitPriceE4 {
  return parseUnitPrice(item.price) ?? unitPriceE4(0);
}
